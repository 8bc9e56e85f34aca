import { describe, expect, it, test } from 'vitest';
import { type ParseOptions, parseClipboardTable } from '#model/parseClipboardTable.ts';

const parse = (lines: string[], options?: ParseOptions) => parseClipboardTable(lines.join('\n'), options);

describe('a copied block', () => {
  it('is read whole', () => {
    expect(parse(['Curve', 'Density\t1.2', '', 'v\tP', '3\t22', '4\tx', '5\t'])).toEqual({
      rows: [
        [3, 22],
        [4, undefined],
        [5, undefined],
      ],
      texts: [
        ['3', '22'],
        ['4', 'x'],
        ['5', ''],
      ],
      headings: [['Curve'], ['Density', '1.2'], ['v', 'P']],
      unreadable: [{ row: 1, column: 1, text: 'x' }],
      skippedHeader: true,
      isSplitAtBlanks: false,
      joined: undefined,
      numbersAbove: [['Density', '1.2']],
      otherTables: [],
      twoReadings: undefined,
      commas: undefined,
      marks: { decimal: '.', thousands: ',' },
    });
  });

  it('may have other tables, which are named by their first lines', () => {
    const { rows, otherTables } = parse(['v [m/s]\tP [kW]', '3\t22', '4\tx', 'h\tT [°C]', '1\t20', '2\tx', '3\tx']);
    expect(rows).toEqual([
      [1, 20],
      [2, undefined],
      [3, undefined],
    ]);
    expect(otherTables).toEqual([['v [m/s]', 'P [kW]']]);
  });

  it('may be a matrix, whose first line has numbers behind a title and is no other table', () => {
    const lines = ['T\t10\t20', '1\t2\t3', 'n/a\tP [kW]', '2\t4\t6', '3\t5\t7', '4\t6\t8'];
    expect(parse(lines, { isMatrix: true })).toMatchObject({ headings: [], otherTables: [] });
    expect(parse(lines, { isMatrix: true }).rows[0]).toEqual([undefined, 10, 20]);
    expect(parse(lines).headings).toEqual([['T', '10', '20']]);
    expect(parse(['a\tT [°C]', 'T\t10\t20', '1\t2\t3'], { isMatrix: true }).headings).toEqual([['a', 'T [°C]']]);
    const two = ['v\tT [°C]', '1\t2', 'h\tT [K]', '2\t4', '3\t5'];
    expect(parse(two, { isMatrix: true }).rows).toHaveLength(4);
    expect(parse(two).rows).toHaveLength(2);
  });
});

describe('the decimal mark', () => {
  const LINES = ['3\t1,234', '4\t5,678'];

  it('is what a person chooses', () => {
    expect(parse(LINES).rows).toEqual([
      [3, undefined],
      [4, undefined],
    ]);
    expect(parse(LINES, { decimal: ',' }).rows).toEqual([
      [3, 1.234],
      [4, 5.678],
    ]);
    expect(parse(LINES, { decimal: '.' }).rows).toEqual([
      [3, 1234],
      [4, 5678],
    ]);
    expect(parse(['3\t1.5'], { decimal: ',' }).rows).toEqual([[3, 1.5]]);
    expect(parse(['v\tP', '3\t1,234', '4\t0,5'], { decimal: '.' }).rows).toEqual([
      [3, 1234],
      [4, undefined],
    ]);
  });

  it('is a dot in a list of a program', () => {
    expect(parse(['[[3, 1.234], [4, 5.678]]'])).toMatchObject({
      rows: [
        [3, 1.234],
        [4, 5.678],
      ],
      twoReadings: undefined,
    });
    expect(parse(['[["3", "1,234"]]']).rows).toEqual([[3, 1234]]);
  });

  it('is reported where it could be the other', () => {
    expect(parse(LINES).twoReadings).toEqual({
      text: '1,234',
      mark: ',',
      decimal: undefined,
      asDecimal: 1.234,
      asThousands: 1234,
    });
    expect(parse(['3\t1.234', '4\t5.678']).twoReadings).toMatchObject({ text: '1.234', decimal: '.' });
    expect(parse(LINES, { decimal: ',' }).twoReadings).toMatchObject({ text: '1,234' });
    expect(parse(['Density\t1,2', ...LINES, '5\t6,789']).twoReadings).toMatchObject({ text: '1,234', decimal: ',' });
  });

  it('is that of the numbers, then that of what stands above them', () => {
    expect(parse(['Density\t1.225', '3\t0,5', '4\t1,5']).rows).toEqual([
      [3, 0.5],
      [4, 1.5],
    ]);
    expect(parse(['Density\t1,2', '3\t1,234', '4\t5,678']).rows).toEqual([
      [3, 1.234],
      [4, 5.678],
    ]);
  });
});

describe('lines above the numbers', () => {
  test.each<[above: string]>([
    ['Density\t1.2'],
    ['(Density)\t1.2'],
    ['[1]\t1.2'],
    ['ρ\t1.2'],
    ['\tDensity 5\t1.2'],
    ['Density\t1.2\t5'],
  ])('%j is one, with a number', (above) => {
    const lead = above.startsWith('\t') ? '\t' : '';
    const table = parse([above, `${lead}3\t22`, `${lead}4\t90`]);
    expect(table).toMatchObject({ headings: [above.split('\t')], numbersAbove: [above.split('\t')] });
  });

  test.each<[what: string, lines: string[]]>([
    ['a missing value in front', ['n/a\t22', '4\t90', '5\t250']],
    ['a number with a sign in front', ['-x\t22', '4\t90', '5\t250']],
    ['titles in front of all lines', ['a\t22', 'b\t90', 'c\t250']],
    ['titles in front of most lines', ['a\t22', 'b\t90', 'c\t9', '4\t250', '5\t560']],
    [
      'titles in front of half of the lines below',
      ['a\t22', 'b\t90', 'c\t9', '4\t250', '5\t560', 'd\t970'].slice(0, 5),
    ],
    ['one line below', ['a\t22', '4\t90']],
  ])('are none with %s', (_, lines) => {
    expect(parse(lines)).toMatchObject({ headings: [], skippedHeader: false, numbersAbove: [] });
    expect(parse(lines).rows).toHaveLength(lines.length);
  });

  it('are those above two numbers at least, which are more than half of the lines', () => {
    expect(parse(['a\t22', '4\t90', '5\t250']).headings).toEqual([['a', '22']]);
    expect(parse(['a\t22', '4\t90', '5\t250', 'x\t1', 'y\t2']).headings).toEqual([]);
    expect(parse(['a\t22', '4\t90', '5\t250', 'x\t1']).headings).toEqual([['a', '22']]);
  });
});

it('blanks between columns are reported, as is a number that was joined across them', () => {
  expect(parse(['v [m/s] P [kW]', '10 1 200', '11 1 500'])).toMatchObject({
    isSplitAtBlanks: true,
    joined: { text: '1 200', value: 1200 },
  });
  expect(parse(['v P', '3 22', '4 90'])).toMatchObject({ isSplitAtBlanks: true, joined: undefined });
});
