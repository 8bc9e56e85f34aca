import { afterEach, describe, expect, it } from 'vitest';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { loadKindTexts } from '#generated/kindTexts.ts';
import { loadLanguage } from '#generated/languages.ts';
import { compareMeta } from '#model/compareMeta.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { insideSentence } from '#model/insideSentence.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import { readMeta } from '#model/readMeta.ts';
import { setWording } from '#model/shownWording.ts';
import { toMeta } from '#model/toMeta.ts';
import { translatedKind } from '#model/translatedKind.ts';
import { ENGLISH } from '#model/Wording.ts';
import { withTexts } from '#model/withTexts.ts';

afterEach(() => setWording(ENGLISH));

async function loadGerman(subclass: (typeof subclasses)[number]): Promise<Kind> {
  const texts = await loadKindTexts.de?.[subclass]?.();
  if (!texts) throw new Error(`${subclass} has no German`);
  return translatedKind(await loadKind[subclass](), texts, 'de');
}

async function speakGerman(): Promise<void> {
  const { phrases = {}, keepsCapitals = false } = (await loadLanguage.de?.()) ?? {};
  setWording({ phrases: new Map(Object.entries(phrases)), keepsCapitals });
}

describe('a kind in German', () => {
  it('has the labels, help, tabs, groups, curves and derived values of its texts', async () => {
    const { definition, derived } = await loadGerman('wind');
    expect(definition.fields.hub_height).toMatchObject({ title: 'Nabenhöhe', unit: 'm', unitName: 'Meter' });
    expect(definition.tabs.map(({ title }) => title)).toEqual(['Grunddaten', 'Weitere Daten']);
    expect(definition.tabs[1]?.groups.map(({ title }) => title)).toContain('Standort');
    expect(definition.curves.power?.x.title).toBe('Windgeschwindigkeit');
    expect(definition.fields.pc5?.title).toBe('Leistung bei 5 m/s');
    expect(derived?.map(({ title }) => title)).toContain('Nennwindgeschwindigkeit');
  });

  it('puts conditions in words', async () => {
    const { fields } = (await loadGerman('market')).definition;
    expect(fields.critical_load?.unused).toBe('Nicht verwendet, solange gilt: Netzausfälle pro Jahr ist 0');
    expect(fields.foresight_intraday?.choices?.map(({ label }) => label)).toEqual(['Perfekt', 'Begrenzt', 'Keine']);
  });

  it.each(subclasses)('%s: is compared with the server in English, and nothing differs', async (subclass) => {
    const german = await loadGerman(subclass);
    const { english } = german;
    if (!english) throw new Error('lost its English');
    const meta = readMeta(toMeta(english.definition));
    expect(meta && compareMeta({ definition: english.definition, meta: { ...meta, version: 'other' } })).toEqual([]);
  });

  it('says its own messages, its warnings and those of the form engine in German', async () => {
    await speakGerman();
    const kind = await loadGerman('wind');
    const values = { ...createDefaults(kind.definition), name: 'Probe' };
    const store = openStored(kind, values, {
      hub_height: '-1',
      lifetime: '1,5',
      variation_instant: '200',
      derating_factor: '0.1',
    });
    store.attempt();
    const messages = Object.fromEntries(store.form().errors.map(({ field, message }) => [field, message]));
    expect(messages).toMatchObject({
      hub_height: 'Der Wert darf nicht negativ sein',
      lifetime: 'Bitte Dezimalpunkt (.) verwenden',
      variation_instant: 'Der Prozentwert muss zwischen 0 und 100 liegen',
    });
    expect(store.snapshot('derating_factor').warning).toBe('Ungewöhnlich niedrig: unter 0.5');
  });

  it('says in German what the compiled checks of the kind report in English', () => {
    const english = {
      definition: { rules: [{ field: 'a', below: 'b', message: 'A first' }] },
      checks: [{ error: 'No', at: ['a'], reads: [], require: () => false }],
      validate: () => [
        { field: 'a', code: 'check', params: { message: 'No' } },
        { field: 'a', code: 'isBelow', params: { message: 'A first', other: 'b' } },
        { field: 'a', code: 'type', params: {} },
      ],
      // Only what the translation reads.
    } as unknown as Kind;
    const german = translatedKind(
      english,
      { definition: { rules: { 0: { message: 'Erst A' } } }, checks: { 0: { error: 'Nein' } } },
      'de',
    );
    expect(german.validate({}).map(({ params }) => params)).toEqual([
      { message: 'Nein' },
      { message: 'Erst A', other: 'b' },
      {},
    ]);
  });

  it('keeps the capitals of nouns within a sentence', async () => {
    expect(insideSentence('Hub height')).toBe('hub height');
    await speakGerman();
    expect(insideSentence('Nabenhöhe')).toBe('Nabenhöhe');
  });
});

describe('texts in place of others', () => {
  it('leave everything else the same object, and tables without a prototype', () => {
    const table = Object.assign(Object.create(null), { a: { title: 'A', unit: 'm' }, b: { title: 'B' } });
    const made = withTexts(
      { table, list: ['x', 'y'], run: table.a },
      { table: { a: { title: 'Ä' } }, list: { 1: 'z' } },
    );
    expect(made.table.a).toEqual({ title: 'Ä', unit: 'm' });
    expect(Object.getPrototypeOf(made.table)).toBeNull();
    expect(made.table.b).toBe(table.b);
    expect(made.list).toEqual(['x', 'z']);
    expect(table.a.title).toBe('A');
  });

  it('never replace what is not a text, nor add anything', () => {
    expect(withTexts({ a: 1, b: null }, { a: 'x', b: { c: 'x' }, d: 'x' })).toEqual({ a: 1, b: null });
  });
});
