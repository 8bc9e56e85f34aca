import { describe, expect, it } from 'vitest';
import { isTableBlock, pasteIntoTable } from '#model/pasteIntoTable.ts';
import { joinCells, splitCells } from '#model/splitCells.ts';
import { TARIFF } from '../engine/nestedForms.ts';

const table = TARIFF.fields.periods?.table;
if (!table) throw new Error('The tariff has a table');
const columns = Object.values(table.fields);

const paste = (text: string, { count = 3, row = 0, column = 0, most = 60 } = {}) =>
  pasteIntoTable({ text, table: { ...table, most }, columns, count, at: { row, column } });

describe('cells of a block', () => {
  it.each([
    [
      '1\t2\n3\t4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1;2\r\n3;4',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    [
      '1,2\n3,4',
      [
        ['1', '2'],
        ['3', '4'],
      ].map((row) => [row.join(',')]),
    ],
    [
      'a,2\nb,4',
      [
        ['a', '2'],
        ['b', '4'],
      ],
    ],
    ['one, two', [['one', 'two']]],
    ['a,b\nc', [['a,b'], ['c']]],
    ['"a ""b""\tc"\td', [['a "b"\tc', 'd']]],
    ['"two\nlines"\tx', [['two\nlines', 'x']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
    ['1\t\t3', [['1', '', '3']]],
    ['', [['']]],
  ])('%j', (text, cells) => {
    expect(splitCells(text)).toEqual(cells);
  });

  it('come back as they were copied', () => {
    const cells = [
      ['a "b"', 'two\nlines'],
      ['tab\there', ''],
    ];
    expect(splitCells(joinCells(cells))).toEqual(cells);
  });
});

describe('what a table takes for a block', () => {
  const [from, , , , note] = columns;
  it.each([
    ['1\t2', note, true],
    ['1\n2', note, true],
    ['one; two', note, false],
    ['1;2', from, true],
    ['1.5', from, false],
    ['one\n', note, false],
  ])('%j', (text, column, isBlock) => {
    expect(isTableBlock(text, column)).toBe(isBlock);
  });
});

describe('a block pasted into a table', () => {
  it('fills the cells from there on, by column', () => {
    expect(paste('1\t0.5\n2\t0.6', { row: 1 })).toEqual({
      rows: [
        { from: '1', price: '0.5' },
        { from: '2', price: '0.6' },
      ],
      notes: ['Pasted 2 periods'],
    });
    expect(paste('0.5\tfixed', { column: 1 }).rows).toEqual([{ price: '0.5', band: 'fixed' }]);
  });

  it('reads decimal commas, labels of choices and words of flags', () => {
    expect(paste('1\t1.234,5\tday-ahead PRICE\tYes\tnote').rows).toEqual([
      { from: '1', price: '1234.5', band: 'dynamic', weekend: 'true', note: 'note' },
    ]);
  });

  it('keeps what does not fit its column to be corrected, but for flags', () => {
    const { rows, notes } = paste('x\t-1\tsomething\tperhaps\tone\ntwo');
    expect(rows[0]).toEqual({ from: 'x', price: '-1', band: 'something', note: 'one' });
    expect(notes).toContain('Not understood and left unchanged: Weekend, row 1: “perhaps”');
  });

  it('empties the cells for which the block is blank', () => {
    expect(paste('1\t\t\t\t').rows).toEqual([{ from: '1', price: '', band: '', weekend: 'false', note: '' }]);
  });

  it.each(['From\tPrice\n1\t2', 'Hour\tEUR\n1\t2', 'From\tPrice'])('leaves out titles: %j', (text) => {
    const { rows, notes } = paste(text);
    expect(rows).toEqual(text.includes('1') ? [{ from: '1', price: '2' }] : []);
    expect(notes).toContain('The header was left out');
  });

  it('reads texts that are not titles as cells', () => {
    expect(paste('x\t1\n2\t3').rows).toHaveLength(2);
    expect(paste('one\ntwo', { column: 4 }).rows).toEqual([{ note: 'one' }, { note: 'two' }]);
  });

  it('says which rows are new, and how many columns and rows found no place', () => {
    expect(paste('1\n2\n3', { row: 2 }).notes).toEqual(['Pasted 3 periods, 2 of them new']);
    expect(paste('1\n2', { row: 3 }).notes).toEqual(['Pasted 2 periods']);
    expect(paste('a\tb\tc', { column: 4 }).notes).toContain('2 columns beyond the last one left out');
    const { rows, notes } = paste('1\n2\n3', { row: 2, most: 4 });
    expect(rows).toHaveLength(2);
    expect(notes).toContain('1 period left out: there may be at most 4');
  });

  it('names the first of many cells that it did not understand', () => {
    const { notes } = paste(Array.from({ length: 5 }, () => 'hm').join('\n'), { column: 3 });
    expect(notes.at(-1)).toBe(
      'Not understood and left unchanged: Weekend, row 1: “hm”, Weekend, row 2: “hm”, Weekend, row 3: “hm” and 2 more',
    );
  });
});
