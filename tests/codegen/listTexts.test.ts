import { describe, expect, it } from 'vitest';
import { findAt, listEntries, listTexts } from '#codegen/listTexts.ts';

/** The paths of texts, each of which says where it is. */
function list(file: unknown): string[] {
  return listTexts(file).map(({ path, text }) => `${path.join('/')}: ${text}`);
}

it('lists the texts of a file with their paths, in the order of the file', () => {
  const file = {
    $id: 'wind',
    'x-kind': { plural: 'Winds', icon: 'fan' },
    title: 'Wind',
    'x-version': 2,
    description: '',
  };
  expect(listTexts(file)).toEqual([
    { path: ['x-kind', 'plural'], text: 'Winds' },
    { path: ['title'], text: 'Wind' },
  ]);
});

describe('the texts', () => {
  it.each<[what: string, file: object, texts: string[]]>([
    ['a file', { title: 'A', description: 'B', $id: 'C' }, ['title: A', 'description: B']],
    ['a card', { 'x-kind': { plural: 'A', family: 'B', color: 'C' } }, ['x-kind/plural: A', 'x-kind/family: B']],
    [
      'tab titles and units',
      { 'x-tab-titles': { t: 'A' }, 'x-unit-names': { kW: ['B', 'C'] } },
      ['x-tab-titles/t: A', 'x-unit-names/kW/0: B', 'x-unit-names/kW/1: C'],
    ],
    [
      'a check, whose expressions are no texts',
      {
        'x-checks': [
          { warn: 'A', require: 'a > 1' },
          { error: 'B', when: 'b' },
        ],
      },
      ['x-checks/0/warn: A', 'x-checks/1/error: B'],
    ],
    ['a rule', { 'x-rules': [{ field: 'a', below: 'b', message: 'A' }] }, ['x-rules/0/message: A']],
    [
      'a derived value',
      { 'x-derived': { d: { title: 'A', from: 'B', value: 'c' } } },
      ['x-derived/d/title: A', 'x-derived/d/from: B'],
    ],
    [
      'a tab',
      { 'x-tabs': [{ id: 't', title: 'A', groups: [{ title: 'B', description: 'C', fields: ['d'] }] }] },
      ['x-tabs/0/title: A', 'x-tabs/0/groups/0/title: B', 'x-tabs/0/groups/0/description: C'],
    ],
    ['a group of a form', { 'x-groups': [{ title: 'A', fields: ['b'] }] }, ['x-groups/0/title: A']],
    [
      'a curve',
      {
        'x-curves': {
          c: {
            title: 'A',
            description: 'B',
            axis: 'C',
            cutOut: 'd',
            x: { title: 'D', unit: 'm' },
            y: [{ title: 'E' }],
          },
        },
      },
      [
        ...['x-curves/c/title: A', 'x-curves/c/description: B', 'x-curves/c/axis: C'],
        ...['x-curves/c/x/title: D', 'x-curves/c/y/0/title: E'],
      ],
    ],
  ])('of %s', (_what, file, texts) => {
    expect(list(file)).toEqual(texts);
  });

  const words = {
    ...{
      title: 'A',
      description: 'B',
      'x-labels': { a: 'C' },
      'x-message': { minimum: 'D' },
      'x-warn': { message: 'E' },
    },
    ...{ 'x-empty': 'F', 'x-placeholder': 'G', 'x-unused-message': 'H', 'x-row': 'I' },
    ...{ enum: ['a'], 'x-unit': 'kW', default: 'a', 'x-used-when': 'b' },
  };
  const texts = [
    ...['title: A', 'description: B', 'x-labels/a: C', 'x-message/minimum: D', 'x-warn/message: E', 'x-empty: F'],
    ...['x-placeholder: G', 'x-unused-message: H', 'x-row: I'],
  ];

  it.each<[path: string, file: object]>([
    ['properties/f', { properties: { f: words } }],
    ['$defs/f', { $defs: { f: words } }],
    ['properties/o/properties/f', { properties: { o: { properties: { f: words } } } }],
    ['properties/o/items', { properties: { o: { items: words } } }],
    ['properties/o/items/properties/f', { properties: { o: { items: { properties: { f: words } } } } }],
    ['properties/o/x-cases/c/properties/f', { properties: { o: { 'x-cases': { c: { properties: { f: words } } } } } }],
    ['properties/o/oneOf/0/properties/f', { properties: { o: { oneOf: [{ properties: { f: words } }] } } }],
    ['properties/title', { properties: { title: words } }],
  ])('of the field %s', (path, file) => {
    expect(list(file)).toEqual(texts.map((text) => `${path}/${text}`));
  });

  it.each<[what: string, schema: object, texts: string[]]>([
    ['a text for each limit', { 'x-warn': { minimum: 1, message: { minimum: 'A' } } }, ['x-warn/message/minimum: A']],
    ['one message', { 'x-message': 'A' }, ['x-message: A']],
    [
      'the axes of a map',
      { 'x-map': { x: { title: 'A', unit: 'm' }, z: { title: 'B' } } },
      ['x-map/x/title: A', 'x-map/z/title: B'],
    ],
    ['a rule', { 'x-rules': [{ message: 'A' }] }, ['x-rules/0/message: A']],
    [
      'a case',
      { oneOf: [{ title: 'A', 'x-rules': [{ message: 'B' }] }] },
      ['oneOf/0/title: A', 'oneOf/0/x-rules/0/message: B'],
    ],
  ])('of %s in a field', (_what, schema, expected) => {
    expect(list({ properties: { f: schema } })).toEqual(expected.map((text) => `properties/f/${text}`));
  });

  it.each([
    [null],
    ['text'],
    [5],
    [{ title: 5, properties: 'A', 'x-tabs': null, 'x-kind': { plural: null } }],
    [{ constructor: 'A', toString: { title: 'B' }, 'x-note': 'C' }],
  ])('are none in %j', (file) => {
    expect(list(file)).toEqual([]);
  });
});

it('objects and lists have entries, other values have none', () => {
  expect(listEntries({ a: 1, b: null })).toEqual([
    ['a', 1],
    ['b', null],
  ]);
  expect(listEntries(['x'])).toEqual([['0', 'x']]);
  expect(['text', null, undefined, 5].map(listEntries)).toEqual([[], [], [], []]);
});

it('a path leads to a value', () => {
  const value = { a: [{ 5: 'five' }, 'second'] };
  expect(findAt(value, [])).toBe(value);
  expect(findAt(value, ['a', 0, 5])).toBe('five');
  expect(findAt(value, ['a', '1'])).toBe('second');
  expect(findAt(value, ['b', 0])).toBeUndefined();
  expect(findAt(value, ['a', 1, 0])).toBeUndefined();
  expect(findAt(value, ['constructor'])).toBeUndefined();
});
