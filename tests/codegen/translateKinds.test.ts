import { expect, it } from 'vitest';
import type { CheckedKind } from '#codegen/emit.ts';
import type { KindFile } from '#codegen/KindFile.ts';
import type { Language } from '#codegen/Language.ts';
import { Memory } from '#codegen/Memory.ts';
import { toDefinition } from '#codegen/toDefinition.ts';
import { translateKinds } from '#codegen/translateKinds.ts';
import type { TextPatch } from '#model/TextPatch.ts';
import { mergedKind, toShared, toSource } from './mergedKind.ts';

const WIND: KindFile = {
  $id: 'wind',
  title: 'Wind turbine',
  description: 'Turns wind to power.',
  'x-kind': { plural: 'Wind turbines', family: 'Wind', icon: 'wind', order: 1 },
  properties: { power: { type: 'number', title: 'Power' } },
};
const HYDRO: KindFile = { $id: 'hydro', title: 'Hydro', 'x-kind': { plural: 'Hydros', icon: 'water', order: 2 } };
const SHARED = toShared({ 'common.json': { properties: { lifetime: { type: 'number', title: 'Lifetime' } } } });
const SHARED_FILE = { 'common.json': SHARED.get('common.json')?.file ?? {} };

/** What is used of a kind that has passed every check. */
function toForm(file: KindFile): CheckedKind {
  const whole = mergedKind(file, SHARED_FILE);
  const form = { source: `schemas/kinds/${file.$id}.json`, definition: toDefinition(whole), checks: [], derived: [] };
  return form as Partial<CheckedKind> as CheckedKind;
}

const SOURCES = new Map(
  [WIND, HYDRO].map((file) => [`schemas/kinds/${file.$id}.json`, toSource(`kinds/${file.$id}.json`, file)]),
);
const DOCUMENTS = new Map();
const KINDS = [WIND, HYDRO].map(toForm);

function toLanguage(id: string, files: Record<string, TextPatch>): Language {
  return {
    ...{ id, title: 'Deutsch', messages: { Save: 'Sichern' } },
    wording: { phrases: new Map(), keepsCapitals: true },
    files: new Map(Object.entries(files)),
  };
}

const translate = (language: Language, memory = new Memory(), kinds = KINDS) =>
  translateKinds(language, { kinds, sources: SOURCES, shared: SHARED, documents: DOCUMENTS, memory });

it('a language has the cards of all kinds, and the texts of forms that have any', () => {
  const german = toLanguage('de', {
    'schemas/kinds/wind.json': { title: 'Windkraft', 'x-kind': { plural: 'Windräder', family: 'Luft' } },
  });
  expect(translate(german)).toEqual({
    texts: {
      ...{ id: 'de', title: 'Deutsch', keepsCapitals: true, phrases: { Save: 'Sichern' } },
      kinds: {
        wind: { title: 'Windkraft', plural: 'Windräder', family: 'Luft', description: 'Turns wind to power.' },
        hydro: { title: 'Hydro', plural: 'Hydros', description: '' },
      },
    },
    kinds: new Map([['wind', { definition: { title: 'Windkraft' } }]]),
  });
});

it('a language without files is in English', () => {
  const { texts, kinds } = translate(toLanguage('de', {}));
  expect(texts.kinds.hydro).toStrictEqual({ title: 'Hydro', plural: 'Hydros', description: '' });
  expect(texts.kinds.wind?.title).toBe('Wind turbine');
  expect(kinds.size).toBe(0);
});

it('a kind without a file is left out', () => {
  const { texts, kinds } = translate(toLanguage('de', {}), new Memory(), [toForm({ ...HYDRO, $id: 'tidal' })]);
  expect([texts.kinds, kinds.size]).toEqual([{}, 0]);
});

it('what did not change is translated once for each kind and language', () => {
  const memory = new Memory();
  const files = {
    'schemas/kinds/wind.json': { title: 'Windkraft' },
    'schemas/kinds/hydro.json': { title: 'Wasserkraft' },
  };
  const [german, dutch] = [toLanguage('de', files), toLanguage('nl', files)];
  const run = () => [translate(german, memory), translate(dutch, memory)];
  const [before, after] = [run(), run()];
  for (const [index, { texts, kinds }] of before.entries())
    for (const id of ['wind', 'hydro']) {
      expect(after[index]?.texts.kinds[id]).toBe(texts.kinds[id]);
      expect(after[index]?.kinds.get(id)).toBe(kinds.get(id));
    }
});

it('what changed is translated again', () => {
  const memory = new Memory();
  const wind = (title: string) => ({ 'schemas/kinds/wind.json': { title } });
  expect(translate(toLanguage('de', wind('Windkraft')), memory).texts.kinds.wind?.title).toBe('Windkraft');
  const later = translate(toLanguage('de', wind('Windrad')), memory);
  expect(later.texts.kinds.wind?.title).toBe('Windrad');
  expect(later.kinds.get('wind')).toEqual({ definition: { title: 'Windrad' } });
  const shared = { ...wind('Windrad'), 'schemas/common.json': { properties: { lifetime: { title: 'Lebensdauer' } } } };
  expect(translate(toLanguage('de', shared), memory).kinds.get('wind')).toEqual({
    definition: { title: 'Windrad', fields: { lifetime: { title: 'Lebensdauer' } } },
  });
});
