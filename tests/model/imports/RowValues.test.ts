import { describe, expect, it } from 'vitest';
import { faultText } from '#model/imports/faults.ts';
import type { ImportColumn } from '#model/imports/ImportMapping.ts';
import { RowValues } from '#model/imports/RowValues.ts';
import { cell, createRow, tableRow, turbineMapping } from './turbineRow.ts';

type Cells = Parameters<typeof tableRow>[0];

/** The row of a table with one column, which the mapping calls 'power'. */
function row(column: Partial<ImportColumn>, cells: Cells): RowValues {
  return createRow(turbineMapping({ power: { column: 'P', ...column } }), cells);
}

const listFaults = ({ faults }: RowValues) => faults.map(faultText);

describe('a number', () => {
  it.each<[what: string, Partial<ImportColumn>, Cells[string], string | undefined]>([
    ['as it is written', {}, ' 3.80 ', '3.80'],
    ['with a decimal comma', { decimal: ',' }, '3,80', '3.80'],
    ['in the unit of its column', { unit: 'kW' }, { text: '3.80', unit: 'kW' }, '3.80'],
    ['in another unit', { unit: 'kW' }, { text: '3.80', unit: 'MW' }, '3800'],
    ['in percent', { unit: '%' }, '95 %', '95'],
    ['in percent, in a column of plain numbers', {}, '95.5%', '0.955'],
    ['in percent, in a column of fractions', { unit: '1' }, ' 95 % ', '0.95'],
    ['in percent with a decimal comma', { unit: '%', decimal: ',' }, '9,5 %', '9.5'],
    ['without a unit, as the mapping says', { unit: 'kW', written: '' }, { text: '3.80', unit: '' }, '3.80'],
    ['without a unit, like its column', {}, { text: '3.80', unit: '' }, '3.80'],
    ['that several lines repeat', {}, ['3.8', '3.8', '3.8'], '3.8'],
    ['below a blank cell', {}, ['', '3.8'], '3.8'],
    ['that is blank', {}, ' ', undefined],
    ['that a word says is blank', { blank: ['n/a', '-'] }, ' - ', undefined],
  ])('%s', (_, column, cells, decimal) => {
    const read = row(column, { P: cells });
    expect(read.amounts('power').map((amount) => amount.decimal)).toEqual(decimal === undefined ? [] : [decimal]);
    expect(read.number('power')).toBe(Number(decimal ?? Number.NaN));
    expect(listFaults(read)).toEqual([]);
  });

  it('has the cell that it was read from', () => {
    expect(row({}, { Model: 'E-82', P: '3.8' }).amounts('power')).toEqual([
      { decimal: '3.8', cell: cell('P', '3.8', { row: 7, column: 2 }) },
    ]);
  });

  it.each<[what: string, Partial<ImportColumn>, Cells[string], string]>([
    [
      'is none',
      {},
      'much',
      'turbines.csv:7:1 P "much" is not a number. Write digits with a decimal dot and no thousands separators, or leave the cell blank.',
    ],
    [
      'has the other decimal sign',
      { decimal: ',' },
      '3.8',
      'turbines.csv:7:1 P "3.8" is not a number. Write digits with a decimal comma and no thousands separators, or leave the cell blank.',
    ],
    [
      'is in percent of nothing',
      { unit: 'kW' },
      '95 %',
      `turbines.csv:7:1 P "%" can't be converted into kW. Give the value in kW.`,
    ],
    [
      'is a formula that a spreadsheet never computed',
      {},
      '=B2*2',
      'turbines.csv:7:1 P is a formula without a stored value, =B2*2. Open the file in a spreadsheet and save it again, or write the value.',
    ],
    [
      'is an error of a spreadsheet',
      {},
      '#DIV/0!',
      'turbines.csv:7:1 P holds the error #DIV/0!. Correct it in the spreadsheet, or leave the cell blank.',
    ],
    [
      'states no unit where lines do',
      { unit: 'kW' },
      { text: '3.8', unit: '' },
      'turbines.csv:7:1 P states no unit, where kW is expected. Fill in the unit, or add "written": "" to the column of the mapping, if it means that.',
    ],
    [
      'has a unit of something else',
      { unit: 'kW', written: 'kilowatts' },
      { text: '3.8', unit: 'm' },
      `turbines.csv:7:1 P "m" can't be converted into kilowatts. Give the value in kilowatts.`,
    ],
    [
      'has a unit that does not convert into that of its column',
      { unit: 'kW' },
      { text: '3.8', unit: 'm' },
      `turbines.csv:7:1 P "m" can't be converted into kW. Give the value in kW.`,
    ],
    [
      'is another one in the line below',
      {},
      ['3.8', '3.8', '4'],
      'turbines.csv:9:1 P two cells give this value: "3.8" in row 7, column 1, and "4". Remove one of the two.',
    ],
  ])('that %s is a fault, once', (_, column, cells, fault) => {
    const read = row(column, { P: cells });
    expect([read.amounts('power'), read.number('power'), read.amounts('power')]).toEqual([[], Number.NaN, []]);
    expect(listFaults(read)).toEqual([fault]);
  });

  it('is read with dots where its column says no notation', () => {
    const { decimal: _, ...columns } = turbineMapping({ power: {} }).columns.power ?? never();
    const mapping = { ...turbineMapping({}), columns: { power: columns } };
    expect(createRow(mapping, { power: '3.8' }).number('power')).toBe(3.8);
    const faulty = createRow(mapping, { power: '3,8' });
    faulty.number('power');
    expect(listFaults(faulty)).toEqual([
      'turbines.csv:7:1 power "3,8" is not a number. Write digits with a decimal dot and no thousands separators, or leave the cell blank.',
    ]);
  });
});

describe('a text', () => {
  it.each<[Cells[string], string | undefined]>([
    [' Enercon ', 'Enercon'],
    [['', 'Vestas', 'Enercon'], 'Vestas'],
    ['', undefined],
    ['  ', undefined],
    ['n/a', undefined],
    ['N/A', 'N/A'],
  ])('in %j is %j', (cells, text) => {
    expect(row({ type: 'text', blank: ['n/a'] }, { P: cells }).text('power')).toBe(text);
  });
});

describe('a flag', () => {
  it.each([
    ...['true', 'TRUE', 'yes', 'Yes', 'y', '1', '1.0'].map((text) => [text, true] as const),
    ...['false', 'False', 'no', 'NO', 'n', '0', '0.0'].map((text) => [text, false] as const),
    [' yes ', true] as const,
    ['', undefined] as const,
  ])('in %j is %s', (text, flag) => {
    const read = row({ type: 'flag' }, { P: text });
    expect(read.flag('power')).toBe(flag);
    expect(read.faults).toEqual([]);
  });

  it('is a fault where it is another word', () => {
    const read = row({ type: 'flag' }, { P: 'maybe' });
    expect(read.flag('power')).toBeUndefined();
    // A condition and a field may read it.
    expect(read.flag('power')).toBeUndefined();
    expect(listFaults(read)).toEqual(['turbines.csv:7:1 P "maybe" is neither yes nor no. Write true or false.']);
  });
});

describe('a list', () => {
  const list = (cells: Cells[string], own: Partial<ImportColumn> = {}) =>
    row({ type: 'list', separators: [';', ' '], blank: ['-'], ...own }, { P: cells });

  it.each<[what: string, Cells[string], number[]]>([
    ['of one number', '10', [10]],
    ['of several numbers', '10;20.5; 30', [10, 20.5, 30]],
    ['with gaps', '10;;-;30;', [10, 30]],
    ['of several lines', ['10;20', '', '30'], [10, 20, 30]],
    ['that is blank', ' ', [Number.NaN]],
    ['of gaps', ';-;', [Number.NaN]],
  ])('%s', (_, cells, numbers) => {
    const read = list(cells);
    expect(read.list('power')).toEqual(numbers);
    expect(read.faults).toEqual([]);
  });

  it('has a number in each line where nothing separates them', () => {
    const { separators: _, ...column } = turbineMapping({ power: { type: 'list' } }).columns.power ?? never();
    expect(
      createRow({ ...turbineMapping({}), columns: { power: column } }, { power: ['10', '20'] }).list('power'),
    ).toEqual([10, 20]);
  });

  it('keeps the cell of each number, with the part that it was read from', () => {
    expect(list(['10;20', '30']).amounts('power')).toEqual([
      { decimal: '10', cell: cell('P', '10') },
      { decimal: '20', cell: cell('P', '20') },
      { decimal: '30', cell: cell('P', '30', { row: 8, column: 1 }) },
    ]);
  });

  it('has no number where one entry is not a number, and names the first such entry', () => {
    const read = list('10;x;y;40');
    expect(read.amounts('power')).toEqual([]);
    expect(listFaults(read)).toEqual([
      'turbines.csv:7:1 P "x" is not a number. Write digits with a decimal dot and no thousands separators, or leave the cell blank.',
    ]);
  });
});

describe('a series', () => {
  const series = (cells: Cells, own: Partial<ImportColumn> = {}) =>
    row({ type: 'series', column: 'P at {x} m/s', ...own }, cells);
  const listPoints = (read: RowValues) => read.series('power').map(({ x, y }) => [x.decimal, y.decimal]);

  it('has a point for each heading of its form with a number, but for blank cells', () => {
    const read = series(
      {
        Model: 'E-82',
        'P at 3 m/s': '10',
        'P at 3,5 m/s': '20',
        'P at 4 m/s': ' ',
        'P at 5 m/s': '-',
        'P at rated m/s': '30',
        'Q at 6 m/s': '40',
        'P at 7 km/h': '50',
        'P at 8 m/s': { text: '0.06', unit: 'MW' },
      },
      { blank: ['-'], unit: 'kW' },
    );
    expect(listPoints(read)).toEqual([
      ['3', '10'],
      ['3.5', '20'],
      ['8', '60'],
    ]);
    expect(read.faults).toEqual([]);
  });

  it('has the cells of its numbers', () => {
    const own = cell('P at 3 m/s', '10');
    expect(series({ 'P at 3 m/s': '10' }).series('power')).toEqual([
      { x: { decimal: '3', cell: own }, y: { decimal: '10', cell: own } },
    ]);
  });

  it('has headings with nothing before or behind the number', () => {
    expect(listPoints(series({ '3 m/s': '10', '4': '20' }, { column: '{x} m/s' }))).toEqual([['3', '10']]);
    expect(listPoints(series({ P3: '10', '4': '20' }, { column: 'P{x}' }))).toEqual([['3', '10']]);
    expect(listPoints(series({ '4': '20' }, { column: '{x}' }))).toEqual([['4', '20']]);
  });

  it('has a fault for each cell that is not a number', () => {
    const read = series({ 'P at 3 m/s': 'x', 'P at 4 m/s': '20', 'P at 5 m/s': 'y' });
    expect(listPoints(read)).toEqual([['4', '20']]);
    expect(read.faults.map(({ reason }) => reason)).toEqual(['"x" is not a number.', '"y" is not a number.']);
  });
});

describe('the cells of a column', () => {
  const mapping = turbineMapping({ power: { column: 'P', blank: ['-'] }, mast: { table: 'masts', column: 'Height' } });

  it('are those that are not blank', () => {
    expect(createRow(mapping, { P: ['', '5', '-', '6'] }).cells('power')).toEqual([
      cell('P', '5', { row: 8, column: 1 }),
      cell('P', '6', { row: 10, column: 1 }),
    ]);
    expect(createRow(mapping, { Q: '5' }).cells('power')).toEqual([]);
  });

  it('are of the row of its own table', () => {
    const tables = new Map([
      ['main', tableRow({ P: '5', Height: '90' })],
      ['masts', tableRow({ Height: '80' })],
    ]);
    expect(new RowValues(mapping, tables).number('mast')).toBe(80);
    const alone = createRow(mapping, { Height: '90' });
    expect([alone.cells('mast'), alone.findPlace('mast'), alone.series('mast')]).toEqual([[], undefined, []]);
  });

  it('name a blank cell as well', () => {
    expect(createRow(mapping, { P: ['-', '5'] }).findPlace('power')).toEqual(cell('P', '-'));
    expect(createRow(mapping, { Q: '5' }).findPlace('power')).toBeUndefined();
  });

  it('are empty for a column that the mapping does not have', () => {
    expect(() => createRow(mapping, {}).number('weight')).toThrow('turbines has no column "weight"');
  });
});

function never(): never {
  throw new Error('The column is missing.');
}

describe('a text', () => {
  it.each(['=A2&B2', ' =A2', '#DIV/0!', '#N/A', '#NAME?'])('that is %j is a fault, once', (text) => {
    const read = row({ type: 'text' }, { P: text });
    expect([read.text('power'), read.text('power')]).toEqual([undefined, undefined]);
    expect(listFaults(read)).toEqual([expect.stringMatching(/^turbines\.csv:7:1 P (is a formula|holds the error) /)]);
  });

  it.each(['#1', 'E=82', '# N/A', '#NewYork'])('such as %j is not read', (text) => {
    const read = row({ type: 'text' }, { P: text });
    expect([read.text('power'), read.faults]).toEqual([text, []]);
  });
});
