import { describe, expect, it, test } from 'vitest';
import { splitTable } from '#model/splitTable.ts';

const split = (text: string) => {
  const { cells, by, joined } = splitTable(text);
  return [by, ...cells.map((row) => row.join('|')), ...(joined === undefined ? [] : [joined])];
};

describe('a copied table', () => {
  test.each<[text: string, table: string[]]>([
    ['[[3, 22], [4, 90]]', ['program', '3|22', '4|90']],
    ['3, 22; 4, 90', ['program', '3|22', '4|90']],
    ['v\tP\n3\t22', ['mark', 'v|P', '3|22']],
    ['v;a\tP\n3\t22;5', ['mark', 'v;a|P', '3|22;5']],
    ['v;P,Q\r\n3;22,5\r\n', ['mark', 'v|P,Q', '3|22,5']],
    ['3;22\r4;90', ['mark', '3|22', '4|90']],
    ['"v;w";P\n3;22', ['mark', 'v;w|P', '3|22']],
    ['v,P\n3,22', ['mark', 'v|P', '3|22']],
    ['v,P\r3,22', ['mark', 'v|P', '3|22']],
    ['v P\n3 22\n4 90\n', ['blanks', 'v|P', '3|22', '4|90']],
    ['v P\r\n3 22\r\n4 90', ['blanks', 'v|P', '3|22', '4|90']],
    ['v P\r3 22\r4 90', ['blanks', 'v|P', '3|22', '4|90']],
    ['v  P\n3  950\n4  1 200', ['blanks', 'v|P', '3|950', '4|1 200', '1 200']],
    ['3\u200B,22\n4,90', ['mark', '3|22', '4|90']],
    ['', ['mark']],
    ['\n\r\n', ['mark']],
    ['5', ['mark', '5']],
    ['0 0 12 90 250', ['blanks', '0|0|12|90|250']],
    ['0 0.5 12 90 250', ['blanks', '0|0.5|12|90|250']],
    ['0 0 12 90', ['mark', '0 0 12 90']],
    ['0 0 12 1 000', ['mark', '0 0 12 1 000']],
    ['1 500 200 300 400', ['mark', '1 500 200 300 400', '1 500 200 300 400']],
  ])('%j', (text, table) => {
    expect(split(text)).toEqual(table);
  });

  test.each<[lines: string[], table: string[]]>([
    [
      ['| v | P |', '|---|:--:|', '| 3 | 22 |', '| 4 | |'],
      ['v|P', '3|22', '4|'],
    ],
    [
      [' v | P ', '---+---', ' 3 | 22 ', ' 4 | 90 '],
      ['v|P', '3|22', '4|90'],
    ],
    [
      ['Curve', '', 'v | P', '  ', '-3 | - | +1', '3,5 | x'],
      ['Curve', 'v|P', '-3|-|+1', '3,5|x'],
    ],
    [
      ['  | v | P |  ', '|3|22'],
      ['v|P', '3|22'],
    ],
    [
      ['| **v** | `P` |', '|---|---|', '| __3__ | *22* |'],
      ['v|P', '3|*22*'],
    ],
    [
      ['|| v | P ||', '|3|22'],
      ['|v|P|', '3|22'],
    ],
  ])('with pipes: %j', (lines, cells) => {
    expect(split(lines.join('\n'))).toEqual(['mark', ...cells]);
  });

  it('has no pipes where one line alone has one', () => {
    expect(split('v | w,P\n3,22\n4,90')).toEqual(['mark', 'v | w|P', '3|22', '4|90']);
  });
});

describe('lines with at most one comma', () => {
  test.each<[lines: string[]]>([
    [['0', '0,5', '1,25']],
    [['0,05', '0,25']],
    [['v [m/s]', '0', '0,5']],
    [['−1,5', '2']],
    [['-1,5', ' 2 ', ' 0,25 ']],
    [['Power, net', '0,5', '1']],
  ])('%j are one column with decimal commas', (lines) => {
    expect(split(lines.join('\n'))).toEqual(['mark', ...lines.map((line) => line.trim())]);
  });

  it('may have blanks between thousands, unless these are columns', () => {
    expect(splitTable('1 234,5\n2')).toMatchObject({ cells: [['1 234,5'], ['2']], joined: '1 234,5' });
  });

  it('can be read in two ways where nothing proves what the comma is', () => {
    expect(splitTable('310,5\n560,25')).toMatchObject({
      cells: [
        ['310', '5'],
        ['560', '25'],
      ],
      commas: { text: '310,5', as: 'columns' },
    });
    expect(splitTable('310,5\n560,25', 'decimal')).toMatchObject({
      cells: [['310,5'], ['560,25']],
      commas: { text: '310,5', as: 'decimal' },
    });
  });

  it('are more likely decimals where others have dots between thousands', () => {
    const decimals = { cells: [['888,9'], ['1.265,65']], commas: { text: '888,9', as: 'decimal' } };
    expect(splitTable('888,9\n1.265,65')).toMatchObject(decimals);
    expect(splitTable('888,9\n1.265,65', 'columns').cells).toEqual([
      ['888', '9'],
      ['1.265', '65'],
    ]);
    expect(splitTable('1.250,5\n1.500,65').cells).toEqual([
      ['1.250', '5'],
      ['1.500', '65'],
    ]);
  });

  it('are more likely decimals where all of them are the same', () => {
    expect(splitTable('310,5\n560,5')).toMatchObject({ cells: [['310,5'], ['560,5']], commas: { as: 'decimal' } });
    expect(splitTable('310,5\n560,5', 'columns').cells).toEqual([
      ['310', '5'],
      ['560', '5'],
    ]);
  });

  it('are proven by a title over one column or two', () => {
    expect(splitTable('Fuel [kW]\n310,5\n560,25')).toMatchObject({ cells: [['Fuel [kW]'], ['310,5'], ['560,25']] });
    expect(splitTable('Fuel [kW]\n310,5\n560,25').commas).toBeUndefined();
    expect(splitTable('Load,Fuel\n310,5\n560,5').cells).toEqual([
      ['Load', 'Fuel'],
      ['310', '5'],
      ['560', '5'],
    ]);
    expect(splitTable('Load,Fuel\n310,5\n560,5').commas).toBeUndefined();
  });

  test.each<[lines: string[], rows: string[]]>([
    [
      ['3,22', '4,90'],
      ['3|22', '4|90'],
    ],
    [
      ['v', '0,5x', '1'],
      ['v', '0|5x', '1'],
    ],
    [
      ['x0,5', '1'],
      ['x0|5', '1'],
    ],
    [
      ['1,5,05', '2'],
      ['1|5|05', '2'],
    ],
    [
      ['3,10', '4,200'],
      ['3|10', '4|200'],
    ],
    [
      ['1.5,5', '2'],
      ['1.5|5', '2'],
    ],
    [
      ['5', '6'],
      ['5', '6'],
    ],
    [
      ['a,b', 'c,d'],
      ['a|b', 'c|d'],
    ],
  ])('%j are cells', (lines, rows) => {
    expect(split(lines.join('\n'))).toEqual(['mark', ...rows]);
  });
});
