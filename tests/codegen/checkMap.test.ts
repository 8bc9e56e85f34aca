import { expect, it } from 'vitest';
import { checkMap } from '#codegen/checkMap.ts';
import type { FieldSchema, MapSchema } from '#codegen/KindFile.ts';
import { toSource, toTexts } from './mergedKind.ts';

const AXES: MapSchema = { x: { title: 'Head' }, y: { title: 'Flow', unit: 'm³/s' }, z: { title: 'Efficiency' } };
const FITTING = {
  x: [1, 2],
  y: [3, 4],
  z: [
    [5, 6],
    [7, 8],
  ],
};
const map = (words: FieldSchema = {}, axes: Partial<MapSchema> = {}): FieldSchema => ({
  ...{ type: 'object', title: 'Map', 'x-map': { ...AXES, ...axes }, ...words },
});

function check(schema: FieldSchema, isColumn = false) {
  const source = toSource('kinds/probe.json', { properties: { hill: schema } });
  const path = ['properties', 'hill'];
  const problems = checkMap('hill', { schema, origin: { source, path } }, isColumn);
  return { problems, at: (...inner: (string | number)[]) => source.placeAt([...path, ...inner]) };
}

it.each<[title: string, schema: FieldSchema]>([
  ['a map', map()],
  ['a map without a default', map({ default: null })],
  ['a map with a default', map({ default: FITTING })],
  ['a map with limits', map({ default: FITTING }, { x: { title: 'X', minimum: 0, maximum: 9 } })],
  ['a map of one value of z', map({}, { z: { title: 'Z', minimum: 5, maximum: 5 } })],
  ['a number', { type: 'number', title: 'A', default: 5 }],
  // The defaults of tables are reported elsewhere.
  ['a table with an object as default', { type: 'array', title: 'A', default: {} } as FieldSchema],
])('%s is fine', (_, schema) => {
  expect(toTexts(check(schema).problems)).toEqual([]);
});

const stored = (reason: string, suggestion: string) =>
  `the default of the map can't be stored: ${reason}. ${suggestion}`;
const SHAPE = 'Write "x": [...], "y": [...], "z": [[...], ...].';
const given = (part: object) => map({ default: { ...FITTING, ...part } });

it.each<[title: string, schema: FieldSchema, at: (string | number)[], text: string]>([
  [
    'an object as the default of a number',
    { type: 'number', title: 'A', default: {} } as FieldSchema,
    ['default'],
    '"default" is an object, but "hill" is not a map. Give the field "x-map", or one value.',
  ],
  [
    'another type',
    map({ type: 'string' }),
    ['type'],
    '"hill" has "x-map", so its values are objects. Write "type": "object".',
  ],
  [
    'a unit of its own',
    map({ 'x-unit': 'kW' }),
    ['x-unit'],
    '"x-unit" applies to single values, but "hill" is a map. Give "unit" to the x, y or z that it belongs to.',
  ],
  ...(['enum', 'x-labels', 'x-offer', 'x-placeholder', 'x-autocomplete'] as const).map(
    (word): [string, FieldSchema, string[], string] => [
      `"${word}"`,
      map({ [word]: 'a' }),
      [word],
      `"${word}" applies to single values, but "hill" is a map. Remove "${word}".`,
    ],
  ),
  ...(['x', 'y', 'z'] as const).map((axis): [string, FieldSchema, string[], string] => [
    `limits of ${axis} the wrong way round`,
    map({ default: 5 }, { [axis]: { title: 'A', minimum: 2, maximum: 1 } }),
    ['x-map', axis, 'minimum'],
    `"minimum" 2 of ${axis} is above "maximum" 1, so no value would be accepted. Swap the two.`,
  ]),
  ...(['x', 'y'] as const).map((axis): [string, FieldSchema, string[], string] => [
    `room for one value of ${axis}`,
    map({}, { [axis]: { title: 'A', minimum: 2, maximum: 2 } }),
    ['x-map', axis, 'minimum'],
    `${axis} needs at least 2 rising values, but "minimum" and "maximum" leave room for one. Move them apart.`,
  ]),
  ['a number as default', map({ default: 5 }), ['default'], stored('it is not an object', SHAPE)],
  ['a default with another part', given({ w: 1 }), ['default', 'w'], stored('a map has no "w"', 'Remove it.')],
  ['a default whose x is a number', given({ x: 5 }), ['default', 'x'], stored('"x" is not a list', SHAPE)],
  [
    'a text in its default',
    given({ x: [1, '2'] }),
    ['default', 'x', 1],
    stored('this is not a number', 'Write a number, without quotes.'),
  ],
])('a map with %s is reported', (_, schema, path, text) => {
  const { problems, at } = check(schema);
  expect(toTexts(problems)).toEqual([text]);
  expect(problems).toMatchObject([at(...path)]);
});

it.each<[title: string, schema: FieldSchema, suggestion: string]>([
  ['too few values', map({ default: { x: [1], y: [3, 4], z: [[5], [7]] } }), 'Give it 2 to 100 values.'],
  ['values that fall', given({ x: [2, 1] }), 'Put the values of x in rising order, each once.'],
  ['values of y that fall', given({ y: [4, 3] }), 'Put the values of y in rising order, each once.'],
  [
    'too few rows',
    given({ z: [[5, 6]] }),
    'Write z as a list of rows, one for each y, each with one value for each x.',
  ],
  [
    'a value below its limit',
    map({ default: FITTING }, { z: { title: 'Z', minimum: 6 } }),
    'Change the value, or the minimum 6.',
  ],
])('how to mend a default with %s is said', (_, schema, suggestion) => {
  const { problems } = check(schema);
  expect(problems[0]?.suggestion).toBe(suggestion);
  expect(problems[0]?.message).toMatch(/^the default of the map can't be stored: [a-z].*[^.]\.$/);
});

it('a map cannot be a column, and nothing else is said of it', () => {
  const { problems, at } = check(map({ 'x-unit': 'kW' }), true);
  expect(toTexts(problems)).toEqual([
    "a map can't be a column of a table or a value of a list. Move it out of the rows.",
  ]);
  expect(problems).toMatchObject([at('x-map')]);
});
