import { describe, expect, it } from 'vitest';
import type { ImportCase, ImportField } from '#model/imports/ImportMapping.ts';
import { RowValues } from '#model/imports/RowValues.ts';
import { readRowFields } from '#model/imports/readRowFields.ts';
import type { Cell } from '#model/imports/TableRow.ts';
import type { Kind } from '#model/Kind.ts';
import { createFields } from '../../fixtures/nestedKind.ts';
import { cell, DEFINITION, PLACE, TURBINE, turbineMapping } from './turbineRow.ts';

const PRICES = createFields({
  invest: { title: 'Invest', unit: '{currency}/kW' },
  upkeep: { title: 'Upkeep', unit: '{currency}/kW' },
});
const CURRENCY = createFields({ currency: { type: 'text', title: 'Currency' } });
const withFields = (fields: Kind['definition']['fields']): Kind => ({
  ...TURBINE,
  definition: { ...DEFINITION, fields: { ...DEFINITION.fields, ...fields } },
});
const KIND = withFields({ ...PRICES, ...CURRENCY });

const PRICE = { unit: '{currency}/kW', column: 'Invest' };
const MAPPING = turbineMapping({
  invest: PRICE,
  upkeep: { ...PRICE, table: 'costs' },
  money: { column: 'Money', type: 'text' },
});
const price = (name: string): ImportField => ({
  ...{ field: name, cases: [{ sort: 'column', column: name, ratio: ['1', '1'] }] },
});
const currency = (one: ImportCase): ImportField => ({ field: 'currency', cases: [one] });
const CHOICE: ImportCase = { sort: 'choice', column: 'money', choices: { Euro: 'EUR' } };

const inEuro = cell('Invest', { text: '500', unit: 'EUR/kW' });
const inDollar = cell('Invest', { text: '10', unit: 'USD/kW' }, { row: 8, column: 1 });

interface Given {
  fields: ImportField[];
  invest?: Cell;
  upkeep?: Cell;
  money?: string;
  kind?: Kind;
}

/** The fields of a row with an investment, and an upkeep in a table beside it. */
function take({ fields, invest = inEuro, upkeep = inDollar, money = '', kind = KIND }: Given) {
  const main = new Map([
    ['Invest', [invest]],
    ['Money', [cell('Money', money)]],
  ]);
  const costs = { place: PLACE, cells: new Map([['Invest', [upkeep]]]) };
  const mapping = { ...MAPPING, fields };
  const row = new RowValues(mapping, new Map(Object.entries({ main: { place: PLACE, cells: main }, costs })));
  return { taken: readRowFields({ mapping, kind, row, place: PLACE }), faults: row.faults };
}
const values = (given: Given) => Object.assign({}, ...take(given).taken.map((one) => one.values));

describe('the currency of a row', () => {
  it('is that of its first price where the mapping names none', () => {
    const { taken, faults } = take({ fields: [price('invest')] });
    expect(faults).toEqual([]);
    expect(taken).toHaveLength(2);
    expect(taken[0]).toMatchObject({ field: 'invest', values: { invest: 500 }, cells: [inEuro], faults: [] });
    expect(taken[1]).toEqual({
      field: 'currency',
      values: { currency: 'EUR' },
      cells: [inEuro],
      sources: [{ field: 'currency', how: 'choice', cells: [inEuro], value: 'EUR' }],
      adjustments: [],
      faults: [],
    });
  });

  it('is that of its first price where its own cell is blank', () => {
    const { taken } = take({ fields: [currency(CHOICE), price('invest')] });
    expect(taken.map(({ field }) => field)).toEqual(['invest', 'currency']);
    expect(taken[1]?.values).toEqual({ currency: 'EUR' });
  });

  it('is missing where its own cell is at fault', () => {
    const { taken, faults } = take({ fields: [currency(CHOICE), price('invest')], money: 'Taler' });
    expect(taken.map(({ field, values }) => [field, values])).toEqual([
      ['currency', {}],
      ['invest', { invest: 500 }],
    ]);
    expect(faults).toHaveLength(1);
  });

  it('is what the mapping says', () => {
    const fields = [price('invest'), currency({ sort: 'constant', value: 'EUR' })];
    expect(take({ fields }).taken.map(({ field }) => field)).toEqual(['invest', 'currency']);
    expect(values({ fields })).toEqual({ invest: 500, currency: 'EUR' });
    expect(values({ fields: [currency(CHOICE), price('invest')], money: 'Euro' })).toEqual({
      ...{ invest: 500, currency: 'EUR' },
    });
  });

  it('is that of its first price where the mapping says a number', () => {
    const fields = [price('invest'), price('upkeep'), currency({ sort: 'constant', value: 5 })];
    expect(values({ fields })).toEqual({ invest: 500, currency: 5 });
  });

  it('is not added to a row without prices, or to a kind without currencies', () => {
    const plain = cell('Invest', '500');
    expect(take({ fields: [price('invest')], invest: plain }).taken.map(({ field }) => field)).toEqual(['invest']);
    const { taken, faults } = take({ fields: [price('invest'), price('upkeep')], kind: withFields(PRICES) });
    expect(taken.map((one) => one.values)).toEqual([{ invest: 500 }, { upkeep: 10 }]);
    expect(faults).toEqual([]);
  });
});

describe('a price in another currency', () => {
  const fault = (fix: string) => ({
    place: { file: 'turbines.csv', row: 8, column: 1, heading: 'Invest' },
    reason: 'is a price in USD, but the component is in EUR.',
    fix,
  });

  it('is at fault and has no value', () => {
    const { taken, faults } = take({ fields: [price('invest'), price('upkeep')] });
    const expected = fault('Give all prices of a component in one currency.');
    expect(faults).toEqual([expected]);
    expect(taken.map(({ field }) => field)).toEqual(['invest', 'upkeep', 'currency']);
    expect(taken[1]).toMatchObject({ values: {}, cells: [inDollar], sources: [], adjustments: [], faults: [expected] });
    expect(taken[0]).toMatchObject({ values: { invest: 500 }, sources: [{ value: 500 }], faults: [] });
  });

  it('is at fault against the mapping', () => {
    const fields = [price('upkeep'), currency({ sort: 'constant', value: 'EUR' })];
    expect(take({ fields }).faults).toEqual([fault('Give it in EUR, or change "currency" in the mapping.')]);
    expect(values({ fields })).toEqual({ currency: 'EUR' });
  });

  it.each<[what: string, own: Partial<Cell>]>([
    ['file', { file: 'costs.csv' }],
    ['row', { row: 8 }],
    ['column', { column: 2 }],
    ['heading', { heading: 'Costs' }],
  ])('leaves a price at fault alone where only its %s is another one', (_, own) => {
    const { taken } = take({
      fields: [price('invest'), price('upkeep')],
      upkeep: { ...inEuro, text: '10', unit: 'USD/kW', ...own },
    });
    expect(taken.map((one) => one.values)).toEqual([{ invest: 500 }, {}, { currency: 'EUR' }]);
  });
});
