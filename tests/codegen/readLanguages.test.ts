import { describe, expect, it } from 'vitest';
import type { ShapeCheck } from '#codegen/checkShape.ts';
import { Memory } from '#codegen/Memory.ts';
import type { Problem } from '#codegen/Problem.ts';
import { readLanguages } from '#codegen/readLanguages.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { toSource } from './mergedKind.ts';

const WIND = 'schemas/kinds/wind.json';
const ENGLISH = toSource('kinds/wind.json', { $id: 'wind', title: 'Wind turbine' });
const NAMED = { $id: 'language', title: 'Deutsch' };

type Files = Record<string, object>;

function shapeWith(problems: (file: string) => Problem[]): ShapeCheck {
  return Object.assign(({ file }: { file: string }) => problems(file), { findErrors: () => [] });
}

/** What is read of the files of schemas/texts/, and the problems of each as they are placed. */
function read(files: Files, { memory = new Memory(), checkShape = shapeWith(() => []), english = [ENGLISH] } = {}) {
  const sources = Object.entries(files).map(([name, file]) => toSource(`texts/${name}`, file));
  const { value, problems } = readLanguages({
    sources: new Map([...english, ...sources].map((source) => [source.file, source])),
    translatable: english,
    checkShape,
    memory,
  });
  const texts = new Map(Object.entries(files).map(([name, file]) => [`schemas/texts/${name}`, JSON.stringify(file)]));
  return {
    languages: value,
    problems: problems.map(
      (problem) =>
        `${problem.file.replace('schemas/texts/', '')}: ${placedTexts(texts.get(problem.file) ?? '.', [problem])}`,
    ),
  };
}

describe('a language is read', () => {
  it('with the texts of its files', () => {
    const { languages, problems } = read({
      'de/language.json': { ...NAMED, 'x-keeps-capitals': true, 'x-phrases': { and: 'und' } },
      'de/messages.json': { $id: 'messages', 'x-phrases': { 'Saved {name}.': '{name} gespeichert.' } },
      'de/kinds/wind.json': { $id: 'wind', title: 'Windkraft' },
    });
    expect(problems).toEqual([]);
    expect(languages).toEqual([
      {
        id: 'de',
        title: 'Deutsch',
        wording: { phrases: new Map([['and', 'und']]), keepsCapitals: true },
        messages: { 'Saved {name}.': '{name} gespeichert.' },
        files: new Map([[WIND, expect.objectContaining({ title: 'Windkraft' })]]),
      },
    ]);
  });

  it('without any other file', () => {
    const { languages, problems } = read({ 'fr/language.json': { $id: 'language', title: 'Français' } });
    expect(problems).toEqual([]);
    expect(languages).toEqual([
      {
        ...{ id: 'fr', title: 'Français', messages: {} },
        wording: { phrases: new Map(), keepsCapitals: false },
        files: new Map([[WIND, Object.create(null)]]),
      },
    ]);
  });

  it('in the order of the tags', () => {
    const files = Object.fromEntries(['nl', 'de', 'pt-BR', 'fr'].map((id) => [`${id}/language.json`, NAMED]));
    const { languages, problems } = read(files);
    expect(problems).toEqual([]);
    expect(languages.map(({ id }) => id)).toEqual(['de', 'fr', 'nl', 'pt-BR']);
  });

  it('with phrases for texts that several files repeat, and for sentences', () => {
    const { languages, problems } = read({
      'de/language.json': { ...NAMED, 'x-phrases': { 'Wind turbine': 'Windkraft', 'per {divisors}': 'je {divisors}' } },
    });
    expect(problems).toEqual([]);
    expect(languages[0]?.files.get(WIND)).toEqual({ title: 'Windkraft' });
  });
});

it('what did not change is not read again', () => {
  const memory = new Memory();
  const checked: string[] = [];
  const checkShape = shapeWith((file) => {
    checked.push(file.replace('schemas/texts/', ''));
    return [];
  });
  const named = (id: string, phrases = {}) => toSource(`texts/${id}/language.json`, { ...NAMED, 'x-phrases': phrases });
  const [first, last] = [named('da'), named('fr')];
  const run = (main: SourceFile, title: string) => {
    const overlay = toSource('texts/de/kinds/wind.json', { $id: 'wind', title });
    const sources = new Map([first, main, last, overlay, ENGLISH].map((source) => [source.file, source]));
    checked.splice(0);
    return readLanguages({ sources, translatable: [ENGLISH], checkShape, memory }).value;
  };
  const german = named('de');
  const before = run(german, 'Windkraft');
  expect(checked).toEqual(['da/language.json', 'de/language.json', 'fr/language.json', 'de/kinds/wind.json']);
  const after = run(german, 'Windrad');
  expect(checked).toEqual(['de/kinds/wind.json']);
  for (const index of [0, 1, 2]) expect(after[index]?.wording.phrases).toBe(before[index]?.wording.phrases);
  for (const index of [0, 2]) expect(after[index]?.files.get(WIND)).toBe(before[index]?.files.get(WIND));
  expect([before, after].map((languages) => languages[1]?.files.get(WIND))).toEqual([
    { title: 'Windkraft' },
    { title: 'Windrad' },
  ]);
  const [, changed] = run(named('de', { and: 'und' }), 'Windrad');
  expect(changed?.wording.phrases).toEqual(new Map([['and', 'und']]));
});

describe('no language is read', () => {
  const at = (severity?: 'warning') => ({
    line: 1,
    column: 1,
    message: 'is wrong.',
    ...(severity ? { severity } : {}),
  });
  const ofLanguage = (found: ReturnType<typeof at>) =>
    shapeWith((file) => (file.endsWith('language.json') ? [{ file, ...found }] : []));

  it('if the shape of one is wrong', () => {
    const files = { 'de/language.json': NAMED, 'fr/kinds/wind.json': { $id: 'other' } };
    expect(read(files, { checkShape: ofLanguage(at()) })).toEqual({
      languages: [],
      problems: ['de/language.json: {" is wrong.'],
    });
  });

  it('if one of its texts is wrong', () => {
    const { languages, problems } = read({ 'de/language.json': { ...NAMED, title: ' ' } });
    expect(languages).toEqual([]);
    expect(problems).toHaveLength(1);
  });

  it('unless there is only a warning', () => {
    const { languages, problems } = read({ 'de/language.json': NAMED }, { checkShape: ofLanguage(at('warning')) });
    expect(languages).toHaveLength(1);
    expect(problems).toEqual(['de/language.json: warning: {" is wrong.']);
  });

  it('that is not named', () => {
    const write = 'Write the language\'s own name: "title": "Deutsch".';
    expect(read({ 'de/language.json': { $id: 'language' }, 'fr/kinds/wind.json': {} })).toEqual({
      languages: [],
      problems: [
        `de/language.json: {" the file lacks "title". ${write}`,
        `fr/language.json: . is missing; it defines the name of the language. ${write}`,
      ],
    });
  });
});

describe('problems of a language', () => {
  it.each<[title: string, files: Files, problems: string[]]>([
    [
      'its tag is not that of a language',
      { 'qx/language.json': NAMED },
      [
        'qx/language.json: {" there is no language "qx", so no browser would ask for it. Name the folder by a tag such as "fr" or "pt-BR".',
      ],
    ],
    [
      'it is English',
      { 'en/language.json': NAMED },
      ['en/language.json: {" the files in schemas/ are already in English. Remove this folder.'],
    ],
    ['it is a variety of English', { 'en-GB/language.json': NAMED }, []],
    [
      'its file has words of other files',
      { 'de/language.json': { ...NAMED, $schema: 's', description: 'x', 'x-tabs': [] } },
      ['description', 'x-tabs'].map(
        (word) =>
          `de/language.json: "${word}" "${word}" has no effect in this file. It takes $schema, $id, title, x-keeps-capitals, x-phrases.`,
      ),
    ],
    [
      'its messages have a title',
      {
        'de/language.json': NAMED,
        'de/messages.json': { $schema: 's', $id: 'messages', title: 'x', 'x-keeps-capitals': true, 'x-phrases': {} },
      },
      ['title', 'x-keeps-capitals'].map(
        (word) => `de/messages.json: "${word}" "${word}" has no effect in this file. It takes $schema, $id, x-phrases.`,
      ),
    ],
    [
      'another file keeps capitals',
      { 'de/language.json': NAMED, 'de/kinds/wind.json': { $id: 'wind', title: 'Wind', 'x-keeps-capitals': true } },
      [
        'de/kinds/wind.json: "x-keeps-capitals" "x-keeps-capitals" has no effect in this file. It belongs in schemas/texts/de/language.json.',
      ],
    ],
    [
      'the $id of a file is another',
      { 'de/language.json': { ...NAMED, $id: 'de' } },
      [
        'de/language.json: "$id" "$id" is "de", but the file is named language.json; the two must be the same. Make it "language".',
      ],
    ],
    [
      'a file translates none',
      { 'de/language.json': NAMED, 'de/kinds/wing.json': { $id: 'wing' }, 'de/forms/farther.json': { $id: 'farther' } },
      [
        'de/kinds/wing.json: {" there is no schemas/kinds/wing.json, whose texts these would be. Did you mean "schemas/texts/de/kinds/wind.json"?',
        'de/forms/farther.json: {" there is no schemas/forms/farther.json, whose texts these would be. Rename or remove it.',
      ],
    ],
    [
      'a text of a file is missing',
      { 'de/language.json': NAMED, 'de/kinds/wind.json': { $id: 'wind' } },
      [
        'de/kinds/wind.json: warning: {" 1 text of schemas/kinds/wind.json is missing, so English is shown: "Wind turbine".',
      ],
    ],
    [
      'a phrase translates nothing',
      { 'de/language.json': { ...NAMED, 'x-phrases': { 'Wind turbines': 'Windkraft' } } },
      [
        'de/language.json: "Wind turbines" no text in schemas/ reads "Wind turbines", so this one would never be shown. Did you mean "Wind turbine"?',
      ],
    ],
    [
      'a message lacks a placeholder',
      { 'de/language.json': NAMED, 'de/messages.json': { $id: 'messages', 'x-phrases': { 'Saved {name}.': 'x' } } },
      ['de/messages.json: "Saved  lacks "{name}", which the English text has: "Saved {name}.".'],
    ],
  ])('%s', (_title, files, problems) => {
    expect(read(files).problems).toEqual(problems);
  });

  it('do not come from files of another language whose tag begins alike', () => {
    const files = { 'de/language.json': NAMED, 'de-CH/language.json': NAMED, 'de-CH/kinds/wing.json': {} };
    expect(read(files).problems).toHaveLength(1);
  });
});
