import { describe, expect, it } from 'vitest';
import { DraftFields } from '#model/DraftFields.ts';
import { DraftTables } from '#model/DraftTables.ts';
import { createForm } from '../fixtures/createForm.ts';
import { createTable } from '../fixtures/createTable.ts';

const DEPOT = createForm({
  name: { type: 'text' },
  periods: { type: 'rows', table: createTable({ from: {}, price: { default: 0.3 } }, { row: 'period' }) },
});

/** The tables of a draft with three periods, and the steps that were taken in it. */
function open() {
  const periods = [{ from: 0 }, { from: 6 }, { from: 18 }];
  const fields = new DraftFields(DEPOT, { values: { name: 'Depot', periods } });
  const steps: Record<string, string>[] = [];
  const tables = new DraftTables(fields, (texts) => {
    steps.push(texts);
    for (const [key, text] of Object.entries(texts)) fields.write(fields.expect(key), text);
  });
  return { fields, steps, tables };
}

describe('rows are added', () => {
  it('at the end, with the defaults of their other columns', () => {
    const { fields, steps, tables } = open();
    expect(tables.add('periods', [{ from: '20' }, { price: '' }])).toEqual(['#4', '#5']);
    expect(steps).toEqual([{ periods: '#1 #2 #3 #4 #5' }]);
    expect(tables.rows('periods')).toEqual(['#1', '#2', '#3', '#4', '#5']);
    const cells = ['#4/from', '#4/price', '#5/from', '#5/price'].map((cell) => fields.get(`periods/${cell}`)?.text);
    expect(cells).toEqual(['20', '0.3', '', '']);
    expect([tables.isNew('periods', '#1'), tables.isNew('periods', '#4')]).toEqual([false, true]);
  });

  it.each([
    ['#1', '#4 #1 #2 #3'],
    ['#3', '#1 #2 #4 #3'],
  ])('before %s, and other texts in the same step', (before, periods) => {
    const { steps, tables } = open();
    tables.add('periods', [{}], { before, texts: { name: 'Hub' } });
    expect(steps).toEqual([{ name: 'Hub', periods }]);
  });

  it('to a table alone', () => {
    expect(() => open().tables.add('name', [{}])).toThrow('The draft has no table name');
    expect(() => open().tables.add('modes', [{}])).toThrow('The draft has no table modes');
  });
});

it.each([
  [['#2'], '#1 #3'],
  [['#3', '#1'], '#2'],
  [['#1', '#2', '#3'], ''],
  [['#9'], '#1 #2 #3'],
])('rows are removed: %j', (rows, periods) => {
  const { steps, tables } = open();
  tables.remove('periods', rows);
  expect(steps).toEqual([{ periods }]);
});

it.each([
  ['#1', 1, '#2 #1 #3'],
  ['#1', 2, '#2 #3 #1'],
  ['#1', 9, '#2 #3 #1'],
  ['#3', -1, '#1 #3 #2'],
  ['#3', -9, '#3 #1 #2'],
  ['#2', 0, '#1 #2 #3'],
])('row %s moves by %s, not beyond the ends', (row, by, periods) => {
  const { steps, tables } = open();
  tables.move('periods', row, by);
  expect(steps).toEqual([{ periods }]);
});
