import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { filterType, fitsFilters, isListed, sortByValue } from '#model/listedFields.ts';
import type { ValueFilter } from '#model/ValueFilter.ts';
import { createField } from './nestedDefinition.ts';

const FUELS = [
  { value: 'oil', label: 'Oil' },
  { value: 'gas', label: 'Natural gas' },
  { value: 2, label: 'Two fuels' },
];

describe('a list can show', () => {
  it.each<[Partial<FieldDefinition>, boolean]>([
    [{}, true],
    [{ type: 'integer' }, true],
    [{ type: 'text' }, true],
    [{ type: 'choice' }, true],
    [{ type: 'flag' }, true],
    [{ readOnly: true }, true],
    [{ type: 'text', input: 'email' }, true],
    [{ type: 'list' }, false],
    [{ type: 'rows' }, false],
    [{ type: 'map' }, false],
    [{ system: true }, false],
    [{ hidden: true }, false],
    [{ curve: 'power' }, false],
    [{ name: 'name', type: 'text' }, false],
    [{ type: 'text', input: 'password' }, false],
  ])('a field with %j: %j', (parts, expected) => {
    expect(isListed(createField('probe', parts))).toBe(expected);
  });
});

it.each<[Partial<FieldDefinition>, string]>([
  [{}, 'range'],
  [{ type: 'integer' }, 'range'],
  [{ type: 'integer', choices: FUELS }, 'choice'],
  [{ type: 'choice', choices: FUELS }, 'choice'],
  [{ type: 'flag' }, 'flag'],
  [{ type: 'text' }, 'text'],
])('a field with %j is filtered by %s', (parts, type) => {
  expect(filterType(createField('probe', parts))).toBe(type);
});

describe('a record is listed', () => {
  const fields = new Map(
    [
      createField('height'),
      createField('fuel', { type: 'choice', choices: FUELS }),
      createField('maker', { type: 'text' }),
      createField('locked', { type: 'flag' }),
    ].map((field) => [field.name, field]),
  );
  const isListedWith = (values: object, ...filters: ValueFilter[]) =>
    fitsFilters({ ...values }, filters, (name) => fields.get(name));
  const range = (from?: number, to?: number): ValueFilter => ({ field: 'height', type: 'range', from, to });

  it.each<[ValueFilter, values: object, isListed: boolean]>([
    [range(80, 120), { height: 80 }, true],
    [range(80, 120), { height: 120 }, true],
    [range(80, 120), { height: 79.9 }, false],
    [range(80, 120), { height: 120.1 }, false],
    [range(80), { height: 500 }, true],
    [range(80), { height: 79 }, false],
    [range(undefined, 80), { height: -5 }, true],
    [range(undefined, 80), { height: 81 }, false],
    [range(), { height: 0 }, true],
    [range(), { height: null }, false],
    [range(), { height: '100' }, false],
    [range(0, 200), {}, false],
    [{ field: 'fuel', type: 'choice', values: ['gas', '2'] }, { fuel: 'gas' }, true],
    [{ field: 'fuel', type: 'choice', values: ['gas', '2'] }, { fuel: 2 }, true],
    [{ field: 'fuel', type: 'choice', values: ['gas', '2'] }, { fuel: 'oil' }, false],
    [{ field: 'fuel', type: 'choice', values: [] }, { fuel: 'oil' }, false],
    [{ field: 'maker', type: 'text', text: 'ENER' }, { maker: 'Enercon' }, true],
    [{ field: 'maker', type: 'text', text: 'STRASSE' }, { maker: 'Straße' }, true],
    [{ field: 'maker', type: 'text', text: 'vestas' }, { maker: 'Enercon' }, false],
    [{ field: 'maker', type: 'text', text: 'vestas' }, {}, false],
    [{ field: 'locked', type: 'flag', value: true }, { locked: true }, true],
    [{ field: 'locked', type: 'flag', value: true }, { locked: 'true' }, true],
    [{ field: 'locked', type: 'flag', value: true }, {}, false],
    [{ field: 'locked', type: 'flag', value: false }, {}, true],
    [{ field: 'locked', type: 'flag', value: false }, { locked: true }, false],
    [{ field: 'gone', type: 'range', from: undefined, to: undefined }, { gone: 5 }, false],
  ])('by %j with %j: %j', (filter, values, expected) => {
    expect(isListedWith(values, filter)).toBe(expected);
  });

  it('where it fulfils all conditions, and where there are none', () => {
    const gas: ValueFilter = { field: 'fuel', type: 'choice', values: ['gas'] };
    expect(isListedWith({ height: 100, fuel: 'gas' }, range(80), gas)).toBe(true);
    expect(isListedWith({ height: 100, fuel: 'oil' }, range(80), gas)).toBe(false);
    expect(isListedWith({ height: 10, fuel: 'gas' }, range(80), gas)).toBe(false);
    expect(isListedWith({})).toBe(true);
  });
});

describe('rows are sorted', () => {
  interface Row {
    id: number;
    value: unknown;
    lacksField?: boolean;
  }

  function sort(parts: Partial<FieldDefinition>, values: readonly unknown[], isDescending = false): unknown[] {
    const field = createField('probe', parts);
    const rows = values.map((value, id): Row => ({ id, value }));
    return sortRows(field, rows, isDescending).map(({ value }) => value);
  }

  function sortRows(field: FieldDefinition, rows: readonly Row[], isDescending: boolean): Row[] {
    return sortByValue(rows, {
      sort: { field: 'probe', isDescending },
      getValue: ({ value }) => value,
      findField: ({ lacksField }) => (lacksField ? undefined : field),
    });
  }

  it.each<[what: string, field: Partial<FieldDefinition>, values: unknown[], up: unknown[], down: unknown[]]>([
    ['numbers by size', {}, [10, -5, 9, 0], [-5, 0, 9, 10], [10, 9, 0, -5]],
    ['empty ones last', {}, [null, 2, undefined, 1], [1, 2, null, undefined], [2, 1, null, undefined]],
    ['numbers before texts', {}, ['10', 20, 'b', 3], [3, 20, '10', 'b'], ['b', '10', 20, 3]],
    [
      'choices in the order of the kind',
      { type: 'choice', choices: FUELS },
      [2, 'gas', 'oil'],
      ['oil', 'gas', 2],
      [2, 'gas', 'oil'],
    ],
    [
      'a choice that the kind no longer has after those that it has',
      { type: 'choice', choices: FUELS },
      ['coal', 'gas', '', 'oil'],
      ['oil', 'gas', 'coal', ''],
      ['coal', 'gas', 'oil', ''],
    ],
    [
      'texts as names',
      { type: 'text' },
      ['Unit 10', 'unit 9', 'Älter', ' ', 'Zoo'],
      ['Älter', 'unit 9', 'Unit 10', 'Zoo', ' '],
      ['Zoo', 'Unit 10', 'unit 9', 'Älter', ' '],
    ],
    [
      'switches that are off first',
      { type: 'flag' },
      [true, false, 'true', undefined],
      [false, undefined, true, 'true'],
      [true, 'true', false, undefined],
    ],
    [
      'switches that nobody has set last',
      { type: 'flag', whenEmpty: 'absent' },
      [undefined, true, false],
      [false, true, undefined],
      [true, false, undefined],
    ],
    ['none', {}, [], [], []],
  ])('%s', (_what, field, values, up, down) => {
    expect(sort(field, values)).toEqual(up);
    expect(sort(field, values, true)).toEqual(down);
  });

  it.each([false, true])('with equal ones in their order, and those without the field last', (isDescending) => {
    const rows: Row[] = [
      { id: 1, value: 5, lacksField: true },
      { id: 2, value: 7 },
      { id: 3, value: 7 },
      { id: 4, value: null },
      { id: 5, value: 7 },
    ];
    expect(sortRows(createField('probe'), rows, isDescending).map(({ id }) => id)).toEqual([2, 3, 5, 1, 4]);
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
