import { describe, expect, it } from 'vitest';
import { Memory } from '#codegen/Memory.ts';
import { makeModules } from '#codegen/makeModules.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { type Edits, smallTexts } from './schemaTexts.ts';

const { icons } = await readSchemas();

describe('a memory', () => {
  it('recomputes entries with other parts, and those that the previous run did not use', () => {
    const memory = new Memory();
    const part = {};
    const made = memory.recall('kind', [part, 'text'], () => ({}));
    memory.endRun({ isWhole: true });
    expect(memory.recall('kind', [part, 'text'], () => ({}))).toBe(made);
    expect(memory.recall('kind', [part, 'other text'], () => ({}))).not.toBe(made);
    memory.endRun({ isWhole: true });
    memory.endRun({ isWhole: true });
    expect(memory.recall('kind', [part, 'other text'], () => ({ isNew: true }))).toEqual({ isNew: true });
  });

  it('keeps entries that a failed run did not reach', () => {
    const memory = new Memory();
    const made = memory.recall('kind', ['text'], () => ({}));
    memory.endRun({ isWhole: true });
    memory.endRun({ isWhole: false });
    expect(memory.recall('kind', ['text'], () => ({}))).toBe(made);
  });

  it('keeps no entry that throws', () => {
    const memory = new Memory();
    expect(() =>
      memory.recall('kind', [], () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(memory.recall('kind', [], () => 1)).toBe(1);
  });
});

const KIND = 'schemas/kinds/turbine.json';
const GERMAN = 'schemas/texts/de/language.json';
const GERMAN_KIND = 'schemas/texts/de/kinds/turbine.json';
const NAMED = { [GERMAN]: '{ "title": "Deutsch" }' };
const TRANSLATED = { ...NAMED, [GERMAN_KIND]: '{ "title": "Windrad" }' };
const SAVES: [string, Edits, string[]?][] = [
  ['nothing', {}],
  ['a title', { [KIND]: [['"title": "Turbine"', '"title": "Windmill"']] }],
  ['a fault', { [KIND]: '{' }],
  ['the fault corrected', {}],
  ['a shared field', { 'schemas/common.json': [['"title": "Name"', '"title": "Called"']] }],
  ['a broken shared file', { 'schemas/genset.json': '{ "$id": "genset" }' }],
  ['a broken form', { 'schemas/forms/asset.json': '[]' }],
  ['a deleted kind', {}, [KIND]],
  ['a deleted shared file', {}, ['schemas/genset.json']],
  ['everything put back', {}],
  ['a language', NAMED],
  ['a translated kind', TRANSLATED],
  ['another word for it', { ...TRANSLATED, [GERMAN_KIND]: '{ "title": "Windkraftanlage" }' }],
  [
    'a phrase for several files',
    { ...TRANSLATED, [GERMAN]: '{ "title": "Deutsch", "x-phrases": { "Name": "Name" } }' },
  ],
  ['a title beside its translation', { ...TRANSLATED, [KIND]: [['"title": "Turbine"', '"title": "Windmill"']] }],
  ['a translation of nothing', { ...TRANSLATED, [GERMAN_KIND]: '{ "titel": "Windrad" }' }],
  ['the translation corrected', TRANSLATED],
  ['the language taken away', {}],
];

it('gives the same result at each save as codegen without a memory', () => {
  const memory = new Memory();
  for (const [save, edits, removed = []] of SAVES) {
    const texts = smallTexts(edits);
    for (const file of removed) texts.delete(file);
    const recalled = makeModules({ texts, icons }, memory);
    const anew = makeModules({ texts, icons });
    expect(recalled.problems, save).toEqual(anew.problems);
    expect(recalled.warnings, save).toEqual(anew.warnings);
    expect([...recalled.files], save).toEqual([...anew.files]);
  }
});
