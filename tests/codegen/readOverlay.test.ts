import { describe, expect, it } from 'vitest';
import { readOverlay } from '#codegen/readOverlay.ts';
import { placedTexts } from '../fixtures/placedTexts.ts';
import { toSource } from './mergedKind.ts';

const ENGLISH = {
  $id: 'wind',
  title: 'Wind turbine',
  properties: {
    power: { type: 'number', title: 'Power', description: 'At {x}' },
    shared: { $ref: '../common.json#/$defs/shared' },
  },
  'x-tabs': [{ id: 'all', title: 'Everything', groups: [{ title: 'Main', fields: ['power'] }] }],
};

/** The patch and the problems of a translation of the English file. */
function read(overlay: object | undefined, repeated: Record<string, string> = {}, english: object = ENGLISH) {
  const source = overlay && toSource('texts/de/kinds/wind.json', overlay);
  const { value, problems } = readOverlay({
    overlay: source,
    english: toSource('kinds/wind.json', english),
    repeated: new Map(Object.entries(repeated)),
  });
  return { patch: JSON.parse(JSON.stringify(value)), problems: placedTexts(JSON.stringify(overlay), problems) };
}

const WHOLE = {
  $schema: '../../../kind.schema.json',
  $id: 'wind',
  title: 'Windkraft',
  properties: { power: { title: 'Leistung', description: 'Bei {x}' } },
  'x-tabs': [{ title: 'Alles', groups: [{ title: 'Wichtiges' }] }],
};
const PATCH = {
  title: 'Windkraft',
  properties: { power: { title: 'Leistung', description: 'Bei {x}' } },
  'x-tabs': { 0: { title: 'Alles', groups: { 0: { title: 'Wichtiges' } } } },
};

describe('a text is translated', () => {
  it('at its place', () => {
    expect(read(WHOLE)).toEqual({ patch: PATCH, problems: [] });
  });

  it('by a phrase of the file, or else of the language', () => {
    const phrases = { Power: 'Leistung', Main: 'Wichtiges' };
    const repeated = { Power: 'Kraft', Everything: 'Alles', 'At {x}': 'Bei {x}' };
    expect(read({ title: 'Windkraft', 'x-phrases': phrases }, repeated)).toEqual({ patch: PATCH, problems: [] });
  });

  it('at its place before all phrases', () => {
    const { patch } = read({ ...WHOLE, 'x-phrases': { 'Wind turbine': 'Windrad' } }, { Power: 'Kraft' });
    expect(patch).toEqual(PATCH);
  });

  it('by the language alone if there is no file', () => {
    expect(read(undefined, { Power: 'Leistung' })).toEqual({
      patch: { properties: { power: { title: 'Leistung' } } },
      problems: [],
    });
  });
});

describe('missing texts are warned of', () => {
  it.each<[title: string, overlay: object, problems: string[]]>([
    [
      'one',
      { ...WHOLE, title: undefined },
      ['warning: {" 1 text of schemas/kinds/wind.json is missing, so English is shown: "Wind turbine".'],
    ],
    [
      'three',
      { ...WHOLE, properties: undefined, title: undefined },
      [
        'warning: {" 3 texts of schemas/kinds/wind.json are missing, so English is shown: "Wind turbine", "Power", "At {x}".',
      ],
    ],
    [
      'more, of which the first three are named',
      { title: 'Windkraft' },
      [
        'warning: {" 4 texts of schemas/kinds/wind.json are missing, so English is shown: "Power", "At {x}", "Everything" and 1 more.',
      ],
    ],
  ])('%s', (_title, overlay, problems) => {
    expect(read(overlay).problems).toEqual(problems);
  });

  it('each wording once', () => {
    const english = { title: 'A', properties: { a: { title: 'A' }, b: { title: 'B' } } };
    expect(read({}, {}, english).problems).toEqual([
      'warning: { 2 texts of schemas/kinds/wind.json are missing, so English is shown: "A", "B".',
    ]);
  });
});

describe('a text without an English one is reported', () => {
  const noText = (name: string) =>
    `schemas/kinds/wind.json has no text "${name}" here, so this one would never be shown.`;

  it.each<[title: string, own: object, problem: string]>([
    [
      'at the name that is wrong',
      { properties: { powr: { title: 'x', description: 'y' } } },
      `"powr" ${noText('powr')} Did you mean "power"?`,
    ],
    ['at a keyword that is wrong', { 'x-tab': [{ title: 'x' }] }, `"x-tab" ${noText('x-tab')} Did you mean "x-tabs"?`],
    ['at a name that is known elsewhere', { properties: { power: { group: 'x' } } }, `"group" ${noText('group')}`],
    ['at a keyword that holds no text', { properties: { power: { type: 'Zahl' } } }, `"type" ${noText('type')}`],
    [
      'beside a reference',
      { properties: { shared: { title: 'x' } } },
      `"title" ${noText('title')} It is that of ../common.json#/$defs/shared, whose texts are translated where they are written.`,
    ],
    ['inside a list', { 'x-tabs': [{}, { title: 'x' }] }, `{" ${noText('1')} Did you mean "0"?`],
    ['in a schema that is not at the top', { properties: { $id: 'x' } }, `"$id" ${noText('$id')}`],
  ])('%s', (_title, own, problem) => {
    const { problems } = read(own);
    expect(problems.filter((text) => !text.startsWith('warning'))).toEqual([problem]);
  });
});

it('phrases are checked against the texts of the file', () => {
  const { problems } = read({ ...WHOLE, 'x-phrases': { Powr: 'Leistung', 'At {x}': 'Bei x' } });
  expect(problems).toEqual([
    '"Powr" no text in schemas/kinds/wind.json reads "Powr", so this one would never be shown. Did you mean "Power"?',
    '"At  lacks "{x}", which the English text has: "At {x}".',
  ]);
});

it('placeholders of translations are compared', () => {
  const properties = { power: { title: 'Leistung {y}', description: 'Bei x' } };
  expect(read({ ...WHOLE, properties }).problems).toEqual([
    '{y nothing replaces "{y}" here, so planners would see it as it is. Write it out.',
    '"description" lacks "{x}", which the English text has: "At {x}".',
  ]);
});
