import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinNames, splitNames } from '#model/nameListText.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { readValueFilters, writeValueFilters } from '#model/valueFilterText.ts';

const name = fc.string({ minLength: 1, unit: 'grapheme' });
const end = fc.option(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  { nil: undefined },
);
const filter: fc.Arbitrary<ValueFilter> = fc.oneof(
  fc
    .record({ field: name, type: fc.constant('range' as const), from: end, to: end })
    .filter(({ from, to }) => from !== undefined || to !== undefined),
  fc.record({
    field: name,
    type: fc.constant('choice' as const),
    values: fc.uniqueArray(name, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ field: name, type: fc.constant('text' as const), text: name }),
  fc.record({ field: name, type: fc.constant('flag' as const), value: fc.boolean() }),
);

describe('filters as a text', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(filter, { maxLength: 5 }), (filters) => {
        expect(readValueFilters(writeValueFilters(filters))).toEqual(filters);
      }),
    );
  });

  it.each([
    ['rated_power:2000..4000', [{ field: 'rated_power', type: 'range', from: 2000, to: 4000 }]],
    [
      'a:..-0.5;b:1e3..',
      [
        { field: 'a', type: 'range', from: undefined, to: -0.5 },
        { field: 'b', type: 'range', from: 1000, to: undefined },
      ],
    ],
    ['c:=1,x%2Cy;', [{ field: 'c', type: 'choice', values: ['1', 'x,y'] }]],
    ['d:~Küste%3B', [{ field: 'd', type: 'text', text: 'Küste;' }]],
    [
      'e:yes;f:no',
      [
        { field: 'e', type: 'flag', value: true },
        { field: 'f', type: 'flag', value: false },
      ],
    ],
    ['', []],
  ])('%s', (text, filters) => {
    expect(readValueFilters(text)).toEqual(filters);
  });

  it.each([
    'a',
    ':1..2',
    'a:',
    'a:..',
    'a:1',
    'a:1...2',
    'a:~',
    'a:=',
    'a:maybe',
    '%:yes',
    'a:~%zz',
    'a:Infinity..',
    'a:1e999..',
    'a:yes;b',
  ])('are refused where one is not a filter: %s', (text) => {
    expect(readValueFilters(text)).toBeUndefined();
  });

  it('never fail, whatever the address holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const filters = readValueFilters(text);
        if (filters) expect(readValueFilters(writeValueFilters(filters))).toEqual(filters);
      }),
    );
  });
});

it('names of fields are read as they were joined, each once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(name), (names) => {
      expect(splitNames(joinNames([...names, ...names]))).toEqual(names);
    }),
  );
  expect(splitNames('a,%')).toBeUndefined();
});
