import { describe, expect, test } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

type Rows = (number | undefined)[][];

describe('how numbers are written in a copied block', () => {
  test.each<[string, string, Rows]>([
    [
      'a title line without a tab',
      'Power curve\n0\t0\n1\t5',
      [
        [0, 0],
        [1, 5],
      ],
    ],
    ['a title line without a semicolon', 'Power curve\n0;0,5', [[0, 0.5]]],
    ['a title above a column of decimal commas', 'P [kW]\n0\n0,5', [[0], [0.5]]],
  ])('skips %s', (_, text, rows) => {
    expect(parseClipboardTable(text)).toMatchObject({ rows, unreadable: [], skippedHeader: true });
  });

  test.each<[string, string, Rows]>([
    ['blank lines around', '\n\n1\t2\n\n', [[1, 2]]],
    ['spaces around decimal commas', ' 0,5 \n10,25 \n2', [[0.5], [10.25], [2]]],
    ['lines of different length', '1,2,3\n4', [[1, 2, 3], [4]]],
    [
      'a true minus before decimal commas',
      '0\t−0,5\n1\t–1,25',
      [
        [0, -0.5],
        [1, -1.25],
      ],
    ],
    [
      'a soft hyphen before a digit as a minus, as a PDF has it',
      '0\t\u00AD5\n\u00AD1,5\t7',
      [
        [0, -5],
        [-1.5, 7],
      ],
    ],
    ['a column with a true minus and decimal commas', '−0,5\n1', [[-0.5], [1]]],
    ['decimal dots beside decimal commas', '1.5\t2,5', [[1.5, 2.5]]],
    ['thousands dots in two groups beside decimal commas', '1.234.567\t1,234', [[1234567, 1.234]]],
    ['thousands dots in two groups alone', '1.234.567\t1.500', [[1234567, 1500]]],
    ['thousands dots in two groups with decimals', '1.234.567,5\t2', [[1234567.5, 2]]],
    ['a comma after more than three digits', '0\t12345,678', [[0, 12345.678]]],
    ['a comma before more than three digits', '0\t1,2345', [[0, 1.2345]]],
    ['a comma after a leading zero', '0\t-0,125', [[0, -0.125]]],
    ['thousands commas, given away by a fraction', '1,234\t0.5', [[1234, 0.5]]],
    ['thousands commas, given away by a dot after a leading zero', '1,234\t0.125', [[1234, 0.125]]],
    ['thousands commas, given away by four decimals', '1,234\t12.3456', [[1234, 12.3456]]],
    ['thousands commas, given away by four digits before the dot', '-1,234\t1234.567', [[-1234, 1234.567]]],
    ['a dot without groups beside decimal commas', '1.234,5\t1234.567', [[1234.5, 1234.567]]],
  ])('reads %s', (_, text, rows) => {
    const first = parseClipboardTable(text);
    expect({ ...first, rows: first.rows.filter((row) => row.some((value) => value !== undefined)) }).toMatchObject({
      rows,
      unreadable: [],
      skippedHeader: false,
    });
  });

  test.each<[string, string, Rows, string[]]>([
    ['a letter before a decimal comma', 'x1,5\n2', [[undefined, 5], [2]], ['x1']],
    ['a letter for the whole part', 'a,5\n2', [[undefined, 5], [2]], ['a']],
    ['a unit after a decimal comma', '1,5kW\n2', [[1, undefined], [2]], ['5kW']],
    ['words below the numbers', '1\na,b', [[1], [undefined, undefined]], ['a', 'b']],
    ['words between tabs, trimmed', '1\t x \t y ', [[1, undefined, undefined]], ['x', 'y']],
    [
      'words with a comma, which say nothing of numbers',
      '1.500\tx, 5\t5, x',
      [[1.5, undefined, undefined]],
      ['x, 5', '5, x'],
    ],
    [
      'what may be a thousand or a fraction',
      '1\t1,234\t-12,345\t123,456',
      [[1, undefined, undefined, undefined]],
      ['1,234', '-12,345', '123,456'],
    ],
    ['what may be so after a true minus', '1\t−1,234', [[1, undefined]], ['−1,234']],
    ['what may be so as a percentage', '1\t1,234 %', [[1, undefined]], ['1,234 %']],
    [
      'what dots do not explain either',
      '1,234\t1.234\t-12.345\t123.456',
      [[undefined, 1.234, -12.345, 123.456]],
      ['1,234'],
    ],
    ['a percent sign inside', '1\t5%5', [[1, undefined]], ['5%5']],
    ['a percent sign alone', '1\t%', [[1, undefined]], ['%']],
    ['a long minus inside', '1\t1e−5', [[1, undefined]], ['1e−5']],
    ['thousands commas after four digits', '1,234.5\t1234,567', [[1234.5, undefined]], ['1234,567']],
    ['thousands commas before two digits', '1,234.5\t1,234,56', [[1234.5, undefined]], ['1,234,56']],
    ['thousands dots before two digits', '1.234,5\t1.234.56', [[1234.5, undefined]], ['1.234.56']],
  ])('reports %s', (_, text, rows, unreadable) => {
    const table = parseClipboardTable(text);
    expect(table.rows).toEqual(rows);
    expect(table.unreadable.map((cell) => cell.text)).toEqual(unreadable);
  });
});
