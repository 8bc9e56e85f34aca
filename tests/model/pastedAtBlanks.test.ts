import { describe, expect, test } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

type Rows = (number | undefined)[][];

describe('columns with blanks between', () => {
  test.each<[string, string[], Rows]>([
    [
      'three columns below a caption of two words',
      ['Charge power', 'SOC Charge Discharge', '0 75 100', '10 75 100', '95 50 100'],
      [
        [0, 75, 100],
        [10, 75, 100],
        [95, 50, 100],
      ],
    ],
    [
      'three columns below titles of more words and a caption of two',
      ['Charge power', 'State of charge Charge Discharge', '0 75 100', '10 75 100'],
      [
        [0, 75, 100],
        [10, 75, 100],
      ],
    ],
    [
      'three columns of which one title has a unit',
      ['SOC [%] Charge Discharge', '10 75 100', '20 75 100'],
      [
        [10, 75, 100],
        [20, 75, 100],
      ],
    ],
    [
      'a zero before three digits',
      ['Battery XY', '0 100 0', '5 100 50'],
      [
        [0, 100, 0],
        [5, 100, 50],
      ],
    ],
    [
      'rows of a console that begin with their number',
      ['        v    P', '10    3  120', '11    4  250'],
      [
        [10, 3, 120],
        [11, 4, 250],
      ],
    ],
    [
      'whole numbers above a remark',
      ['10 1 200', '11 1 500', 'Source: maker'],
      [
        [10, 1, 200],
        [11, 1, 500],
        [undefined, undefined, undefined],
      ],
    ],
  ])('%s are joined to no number', (_, lines, rows) => {
    expect(parseClipboardTable(lines.join('\n'))).toMatchObject({ rows, isSplitAtBlanks: true, joined: undefined });
  });

  test.each<[string, string[], Rows, string]>([
    [
      'below titles with units',
      ['Wind speed [m/s] Power [kW]', '10 1 200', '11 1 500'],
      [
        [10, 1200],
        [11, 1500],
      ],
      '1 200',
    ],
    [
      'below titles that are set apart',
      ['Wind speed  Power', '10  1 200', '11  1 500'],
      [
        [10, 1200],
        [11, 1500],
      ],
      '1 200',
    ],
    [
      'where some rows have fewer numbers',
      ['v P', '3 0', '4 950', '5 1 200,5'],
      [
        [3, 0],
        [4, 950],
        [5, 1200.5],
      ],
      '1 200,5',
    ],
  ])('may have blanks between thousands %s, which is said', (_, lines, rows, text) => {
    const table = parseClipboardTable(lines.join('\n'));
    expect(table.rows).toEqual(rows);
    expect(table.joined).toEqual({ text, value: rows.flat().find((value = 0) => value >= 1000) });
  });

  test('titles beside the number of each row begin in the second column', () => {
    const { headings } = parseClipboardTable('  Wind speed  Power\n0  3  120\n1  4  250');
    expect(headings).toEqual([['', 'Wind speed', 'Power']]);
  });
});
