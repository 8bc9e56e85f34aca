import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatClipboardTable } from '#model/formatClipboardTable.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

type Rows = (number | undefined)[][];

describe('parseClipboardTable', () => {
  test.each<[string, string, Rows]>([
    [
      'tabs',
      '0\t100\n5\t50\n',
      [
        [0, 100],
        [5, 50],
      ],
    ],
    [
      'tabs and Windows line ends',
      '0\t100\r\n5\t50\r\n',
      [
        [0, 100],
        [5, 50],
      ],
    ],
    [
      'semicolons',
      '0;100\n5;50',
      [
        [0, 100],
        [5, 50],
      ],
    ],
    [
      'commas',
      '0,100\n5,50',
      [
        [0, 100],
        [5, 50],
      ],
    ],
    ['commas and spaces', '0, 200, 400', [[0, 200, 400]]],
    [
      'commas and decimal dots',
      '0.5,1.25\n1,2',
      [
        [0.5, 1.25],
        [1, 2],
      ],
    ],
    ['one column', '1\n2\n3', [[1], [2], [3]]],
    [
      'decimal commas beside tabs',
      '0\t0,5\n1\t12,25',
      [
        [0, 0.5],
        [1, 12.25],
      ],
    ],
    [
      'decimal commas beside semicolons',
      '0,5;1\n1,5;2',
      [
        [0.5, 1],
        [1.5, 2],
      ],
    ],
    ['one column of decimal commas, given away by a line without', '0\n0,5\n1\n1,5', [[0], [0.5], [1], [1.5]]],
    ['one column of decimal commas, given away by a leading zero', '0,05\n0,25', [[0.05], [0.25]]],
    [
      'thousands spaces',
      '10\t90 000\n20\t45\u202f000,5',
      [
        [10, 90000],
        [20, 45000.5],
      ],
    ],
    [
      'thousands dots with decimal commas',
      '10\t90.000,5\n20\t1.234',
      [
        [10, 90000.5],
        [20, 1234],
      ],
    ],
    [
      'thousands commas with decimal dots',
      '10\t90,000.5\n20\t1,234',
      [
        [10, 90000.5],
        [20, 1234],
      ],
    ],
    [
      'millions with commas',
      '1\t1,234,567\n2\t1,000',
      [
        [1, 1234567],
        [2, 1000],
      ],
    ],
    [
      'decimal commas with three places',
      '0\t0,125\n1\t1,250',
      [
        [0, 0.125],
        [1, 1.25],
      ],
    ],
    [
      'percent signs',
      '0%\t98.5 %\n100%\t97%',
      [
        [0, 98.5],
        [100, 97],
      ],
    ],
    [
      'quoted cells',
      '"1","2"\n"3","4"',
      [
        [1, 2],
        [3, 4],
      ],
    ],
    [
      'quoted decimal commas',
      '"1,5",2\n"3,5",4',
      [
        [1.5, 2],
        [3.5, 4],
      ],
    ],
    [
      'blank cells',
      '1\t\t3\n\t5\t',
      [
        [1, undefined, 3],
        [undefined, 5, undefined],
      ],
    ],
    [
      'exponents and signs',
      '1e3\t-2\n−3\t.5',
      [
        [1000, -2],
        [-3, 0.5],
      ],
    ],
  ])('reads %s', (_, text, rows) => {
    expect(parseClipboardTable(text)).toMatchObject({ rows, unreadable: [], skippedHeader: false });
  });

  it('skips lines of titles and units above the numbers and reports them', () => {
    expect(parseClipboardTable('v [m/s]\tP [kW]\n0\t0\n1\t5')).toMatchObject({
      rows: [
        [0, 0],
        [1, 5],
      ],
      unreadable: [],
      skippedHeader: true,
    });
    expect(parseClipboardTable('Speed;Power\nm/s;kW\n0;0').rows).toEqual([[0, 0]]);
  });

  it('reports every cell that is not a number, counted below the header', () => {
    expect(parseClipboardTable('x\ty\n0\tn/a\n1\t2\nabc\t3')).toMatchObject({
      rows: [
        [0, undefined],
        [1, 2],
        [undefined, 3],
      ],
      unreadable: [
        { row: 0, column: 1, text: 'n/a' },
        { row: 2, column: 0, text: 'abc' },
      ],
      skippedHeader: true,
    });
  });

  it('takes a row without any value for a part of the table', () => {
    const table = parseClipboardTable('v\tP\n3\t22\nn/a\tn/a\n4\t90\nN/A\tnone\n5\t250\n6\t560');
    expect(table.rows.map(([speed]) => speed)).toEqual([3, undefined, 4, undefined, 5, 6]);
    expect(table.otherTables).toEqual([]);
  });

  it('does not guess where a comma may mark thousands as well as decimals', () => {
    const table = parseClipboardTable('10\t90,000\n20\t45,000');
    expect(table.rows).toEqual([
      [10, undefined],
      [20, undefined],
    ]);
    expect(table.unreadable).toHaveLength(2);
  });

  it('a text without any number is unreadable, not a header', () => {
    expect(parseClipboardTable('hello')).toMatchObject({
      rows: [[undefined]],
      unreadable: [{ row: 0, column: 0, text: 'hello' }],
      skippedHeader: false,
    });
    expect(parseClipboardTable('')).toMatchObject({ rows: [], unreadable: [], skippedHeader: false });
  });

  it('names each cell of any text at most once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '0', '.', ',', ';', '\t', '\n', ' ', '-', 'a', '"') }),
        (text) => {
          const { rows, unreadable } = parseClipboardTable(text);
          for (const cell of unreadable) expect(rows[cell.row]?.[cell.column]).toBeUndefined();
          for (const value of rows.flat()) expect(value === undefined || Number.isFinite(value)).toBe(true);
        },
      ),
    );
  });
});

describe('formatClipboardTable', () => {
  it('puts x and every curve in columns', () => {
    expect(
      formatClipboardTable({
        x: [0, 5],
        y: [
          [100, 50],
          [0, 0.5],
        ],
      }),
    ).toBe('0\t100\t0\n5\t50\t0.5');
  });

  it('leaves the end of a short list blank', () => {
    expect(formatClipboardTable({ x: [0, 5], y: [[100]] })).toBe('0\t100\n5\t');
  });

  it('parses back the same', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
    fc.assert(
      fc.property(fc.array(fc.tuple(finite, finite, finite), { minLength: 1 }), (rows) => {
        const column = (index: 0 | 1 | 2) => rows.map((row) => row[index]);
        const text = formatClipboardTable({ x: column(0), y: [column(1), column(2)] });
        expect(parseClipboardTable(text)).toMatchObject({ rows, unreadable: [], skippedHeader: false });
      }),
    );
  });
});
