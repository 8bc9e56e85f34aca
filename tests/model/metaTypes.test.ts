import { expect, it } from 'vitest';
import { isSameType } from '#model/metaTypes.ts';

const GROUPS = [
  ['float', 'decimal', 'number', 'double'],
  ['integer', 'int'],
  ['string', 'text', 'regex', 'slug', 'email', 'url', 'uuid'],
  ['boolean', 'bool'],
  ['list', 'array', 'multiple choice'],
  ['nested object', 'object'],
  ['file upload', 'image upload'],
  ['datetime'],
  ['date'],
  ['time'],
];

it.each(GROUPS.flat())('%s means the same as the words of its kind alone', (word) => {
  const same = GROUPS.flat().filter((other) => isSameType({ type: word }, { type: other }));
  expect(same).toEqual(GROUPS.find((group) => group.includes(word)));
});

it.each(['FLOAT', 'Decimal'])('%s may be written in any case', (type) => {
  expect(isSameType({ type }, { type: 'number' })).toBe(true);
  expect(isSameType({ type }, { type: 'string' })).toBe(false);
});

it.each([undefined, 'field', 'quaternion', ''])('%j fits any word', (type) => {
  const stated = type === undefined ? {} : { type };
  expect(GROUPS.flat().every((word) => isSameType(stated, { type: word }))).toBe(true);
});

it.each<[(string | number)[] | null, fits: string[]]>([
  [
    [1, 2],
    ['float', 'integer'],
  ],
  [['a', 'b'], ['string']],
  [
    [1, 'a'],
    ['float', 'integer', 'string', 'boolean'],
  ],
  [[], ['float', 'integer', 'string', 'boolean']],
  [null, ['float', 'integer', 'string', 'boolean']],
])('a choice of %j fits %j', (choices, fits) => {
  for (const type of ['choice', 'enum']) {
    const words = ['float', 'integer', 'string', 'boolean'];
    expect(words.filter((word) => isSameType({ type, choices }, { type: word }))).toEqual(fits);
  }
});
