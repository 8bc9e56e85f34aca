import { expect, it, test } from 'vitest';
import { listTexts } from '#codegen/listTexts.ts';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { loadKindTexts } from '#generated/kindTexts.ts';
import { languages, loadLanguage } from '#generated/languages.ts';
import type { TextPatch } from '#model/TextPatch.ts';
import { translatedKind } from '#model/translatedKind.ts';
import { realTexts, run, smallTexts } from './schemaTexts.ts';

const ids = languages.map(({ id }) => id);

it('German is a language', () => {
  expect(languages).toContainEqual({ id: 'de', title: 'Deutsch' });
});

test.each(ids)('%s: no text of any kind is missing', async (id) => {
  const { warned } = await run(realTexts());
  expect(warned.filter((warning) => warning.startsWith(`schemas/texts/${id}/`))).toEqual([]);
  const overlays = [...realTexts().keys()].filter((file) => file.startsWith(`schemas/texts/${id}/kinds/`));
  expect(overlays).toHaveLength(subclasses.length);
});

test.each(ids.flatMap((id) => subclasses.map((subclass) => [id, subclass] as const)))(
  '%s %s: is the same kind with other texts, and its placeholders are the same',
  async (id, subclass) => {
    const kind = await loadKind[subclass]();
    const texts = await loadKindTexts[id]?.[subclass]?.();
    const shown = translatedKind(kind, texts ?? {}, id);
    expect(shown.definition.title).toBe((await loadLanguage[id]?.())?.kinds[subclass]?.title);
    expect(placeholders(shown.definition, texts)).toEqual(placeholders(kind.definition, texts));
    expect(withoutTexts(shown.definition)).toEqual(withoutTexts(kind.definition));
    expect(shown.english).toBe(kind);
    const names = Object.values(shown.definition.fields).map(({ title }) => title);
    expect(names).toContain(id === 'de' ? 'Beschreibung' : expect.any(String));
  },
);

it('leaves a schema without other languages in English', async () => {
  const { files, reported } = await run(smallTexts());
  expect(reported).toEqual([]);
  expect(files.get('languages.ts')).toContain('export const languages: readonly');
  expect([...files.keys()].filter((file) => file.startsWith('texts/'))).toEqual([]);
});

it('finds texts, and neither names nor values', () => {
  const file = {
    $id: 'probe',
    title: 'Probe',
    properties: { title: { title: 'A', enum: ['b'], 'x-labels': { b: 'B' }, 'x-unit': 'kW', 'x-note': 'why' } },
    'x-checks': [{ warn: 'C', require: 'title = 1', at: ['title'] }],
    'x-tabs': [{ id: 'general', groups: [{ title: 'D', fields: ['title'] }] }],
  };
  expect(listTexts(file).map(({ text }) => text)).toEqual(['Probe', 'A', 'B', 'C', 'D']);
});

/** The placeholders of every text that a language has in other words, in their order. */
function placeholders(value: unknown, patch: TextPatch | undefined): string[] {
  if (typeof patch === 'string') return typeof value === 'string' ? (value.match(/\{\w+\}/g) ?? []).sort() : [];
  const definition = patch?.definition ?? patch ?? {};
  return Object.entries(definition).flatMap(([key, inside]) =>
    typeof value === 'object' && value !== null ? placeholders(new Map(Object.entries(value)).get(key), inside) : [],
  );
}

const WORDS = new Set(['title', 'help', 'description', 'unitName', 'label', 'message', 'empty', 'unused', 'axis']);

/** The definition as JSON, with every text that may be translated blanked. */
function withoutTexts(definition: object): unknown {
  return JSON.parse(JSON.stringify(definition, (key, value) => (WORDS.has(key) ? typeof value : value)));
}
