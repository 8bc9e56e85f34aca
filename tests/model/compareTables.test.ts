import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTables } from '#model/compareTables.ts';
import type { TableDefinition } from '#model/FormDefinition.ts';
import { tableText } from '#model/fieldText.ts';
import { createFields, DEPOT } from '../fixtures/nestedKind.ts';

const table = (unique?: string[]): TableDefinition => ({
  row: 'period',
  least: 0,
  most: 1000,
  fields: createFields({ from: {}, price: {} }),
  ...(unique ? { unique } : {}),
});

/** 'from:price' of each row. */
const toText = (definition: TableDefinition, rows: string) =>
  tableText(
    definition,
    rows.split(' ').flatMap((row) => {
      const [from, price] = row.split(':').map(Number);
      return row === '' ? [] : [{ from, price }];
    }),
  );

const compare = (definition: TableDefinition, before: string, after: string) =>
  compareTables(definition, toText(definition, before), toText(definition, after)).map((row) => {
    const places = `${row.before?.place ?? '-'} ${row.after?.place ?? '-'}`;
    return [places, row.state, ...row.columns].join(' ');
  });

describe('the rows of two versions of a table', () => {
  it.each<[what: string, before: string, after: string, rows: string[]]>([
    ['that are equal', '0:1 6:2', '0:1 6:2', ['0 0 same', '1 1 same']],
    ['with a row more', '0:1 6:2', '0:1 3:9 6:2', ['0 0 same', '- 1 added', '1 2 same']],
    ['with a row less', '0:1 3:9 6:2', '0:1 6:2', ['0 0 same', '1 - removed', '2 1 same']],
    ['with another value', '0:1 6:2', '0:1 6:3', ['0 0 same', '1 1 changed price']],
    ['with another row in its place', '0:1 6:2', '0:1 7:3', ['0 0 same', '1 1 changed from price']],
    [
      'with several rows for one',
      '0:1 1:1 6:2',
      '0:1 2:2 3:3 6:2',
      ['0 0 same', '1 1 changed from price', '- 2 added', '2 3 same'],
    ],
    [
      'that begin and end alike',
      '0:1 1:1 6:2',
      '0:1 9:9 0:1 6:2',
      ['0 0 same', '1 1 changed from price', '- 2 added', '2 3 same'],
    ],
    [
      'that began and ended alike',
      '0:1 9:9 0:1 6:2',
      '0:1 1:1 6:2',
      ['0 0 same', '1 1 changed from price', '2 - removed', '3 2 same'],
    ],
    [
      'with one row for several',
      '0:1 1:1 2:2 6:2',
      '0:1 3:3 6:2',
      ['0 0 same', '1 1 changed from price', '2 - removed', '3 2 same'],
    ],
    ['with the last in front', '1:1 2:1 3:1', '3:1 1:1 2:1', ['- 0 added', '0 1 same', '1 2 same', '2 - removed']],
    ['with the first at the end', '3:1 1:1 2:1', '1:1 2:1 3:1', ['0 - removed', '1 0 same', '2 1 same', '- 2 added']],
    ['with two in the other order', '1:1 2:1', '2:1 1:1', ['0 - removed', '1 0 same', '- 1 added']],
    [
      'with equal rows amid others',
      '0:1 1:1 2:1 3:1 4:1',
      '9:9 1:1 8:1 7:1 3:1 6:1',
      ['0 0 changed from price', '1 1 same', '2 2 changed from', '- 3 added', '3 4 same', '4 5 changed from'],
    ],
    ['of which the first has none', '', '0:1', ['- 0 added']],
    ['of which the second has none', '0:1', '', ['0 - removed']],
  ])('%s', (_, before, after, rows) => {
    expect(compare(table(), before, after)).toEqual(rows);
  });

  it.each<[what: string, before: string, after: string, rows: string[]]>([
    ['are the same row where their unique column is', '0:1 6:2', '6:3 0:1', ['1 0 changed price', '0 1 moved']],
    ['are others where it is not', '0:1 6:2', '0:1 7:2', ['0 0 same', '1 - removed', '- 1 added']],
    [
      'are all others where none of it stays',
      '0:1 6:2',
      '1:1 7:2',
      ['0 - removed', '1 - removed', '- 0 added', '- 1 added'],
    ],
    ['may move and be changed', '0:1 6:2 9:3', '9:3 6:2 0:5', ['2 0 same', '1 1 moved', '0 2 moved price']],
    [
      'may move together',
      '5:1 6:1 7:1 0:1 0:2',
      '0:1 0:2 5:1 6:1 7:1',
      ['3 0 moved', '4 1 moved', '0 2 same', '1 3 same', '2 4 same'],
    ],
    ['are paired once each, where the column repeats', '0:1 0:2', '0:1', ['0 0 same', '1 - removed']],
  ])('%s', (_, before, after, rows) => {
    expect(compare(table(['from']), before, after)).toEqual(rows);
  });

  it('differ in what they mean, not in how it is written', () => {
    const [before, after] = ['1', '1.0'].map((price) => JSON.stringify([{ from: '0', price }]));
    expect(compareTables(table(), before ?? '', after ?? '').map(({ state }) => state)).toEqual(['same']);
    const vehicles = DEPOT.fields.vehicles?.table;
    if (!vehicles) throw new Error('the depot has no vehicles');
    const toVehicle = (km: number) => tableText(vehicles, [{ label: 'Van', trips: [{ km }] }]);
    expect(compareTables(vehicles, toVehicle(1), toVehicle(2))[0]).toMatchObject({
      state: 'changed',
      columns: ['trips'],
    });
    const [short, long] = ['1', '1.0'].map((km) => JSON.stringify([{ trips: JSON.stringify([{ km }]) }]));
    expect(compareTables(vehicles, short ?? '', long ?? '').map(({ state }) => state)).toEqual(['same']);
    const other = short?.replace('1', 'x') ?? '';
    expect(compareTables(vehicles, other, other.replace('x', 'y'))[0]?.columns).toEqual(['trips']);
  });

  it('have the texts of both versions, also those that are not numbers', () => {
    const [before, after] = ['x', 'y'].map((price) => JSON.stringify([{ from: '0', price }]));
    expect(compareTables(table(), before ?? '', after ?? '')).toEqual([
      {
        state: 'changed',
        before: { place: 0, texts: { from: '0', price: 'x' } },
        after: { place: 0, texts: { from: '0', price: 'y' } },
        columns: ['price'],
      },
    ]);
    expect(compareTables(table(), '[]', '[{"from":"1"}]')).toEqual([
      { state: 'added', after: { place: 0, texts: { from: '1' } }, columns: [] },
    ]);
    expect(compareTables(table(), '[{"from":"1"}]', '[]')).toEqual([
      { state: 'removed', before: { place: 0, texts: { from: '1' } }, columns: [] },
    ]);
    expect(compareTables(table(), '[{"from":"1"}]', '[{"from":"1","price":""}]')[0]?.state).toBe('same');
  });

  it('are compared in their order where two very long tables differ throughout', () => {
    const toRows = (first: number, common: number) =>
      JSON.stringify(Array.from({ length: 2001 }, (_, row) => ({ from: String(row === common ? -1 : first + row) })));
    const rows = compareTables(table(), toRows(0, 10), toRows(5000, 20));
    expect(rows).toHaveLength(2001);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['changed']));
  });

  const anyRows = fc.array(
    fc.tuple(fc.nat(4), fc.nat(2)).map(([from, price]) => `${from}:${price}`),
    { maxLength: 12 },
  );

  it.each([[undefined], [['from']]])('are all there, each once, with the columns %j', (unique) => {
    fc.assert(
      fc.property(anyRows, anyRows, (before, after) => {
        const rows = compareTables(table(unique), toText(table(), before.join(' ')), toText(table(), after.join(' ')));
        const places = (side: 'before' | 'after') => rows.flatMap((row) => row[side]?.place ?? []);
        expect(places('after')).toEqual(after.map((_, index) => index));
        expect(places('before').toSorted((a, b) => a - b)).toEqual(before.map((_, index) => index));
        const isEqual = before.join() === after.join();
        expect(rows.every(({ state }) => state === 'same')).toBe(isEqual);
      }),
    );
  });
});
