import { describe, expect, it } from 'vitest';
import { type CommaReading, splitTable } from '#model/splitTable.ts';

const split = (lines: readonly string[], as?: CommaReading['as']) => {
  const { cells, by, commas } = splitTable(lines.join('\n'), as);
  return { by, cells: cells.map((row) => row.join('|')), commas: commas && `${commas.text} as ${commas.as}` };
};

describe('lines with twice as many cells as titles', () => {
  const LINES = ['Load,Fuel', '100,5,310,5', '50,5,-160,5'];

  it('are numbers with a decimal comma, unless the user says otherwise', () => {
    expect(split(LINES)).toEqual({
      by: 'mark',
      cells: ['Load|Fuel', '100,5|310,5', '50,5|-160,5'],
      commas: '100,5 as decimal',
    });
    expect(split(LINES, 'decimal').commas).toBe('100,5 as decimal');
    expect(split(LINES, 'columns')).toEqual({
      by: 'mark',
      cells: ['Load|Fuel', '100|5|310|5', '50|5|-160|5'],
      commas: '100,5 as columns',
    });
  });

  it('may have lines above their titles, and blank lines among them', () => {
    expect(split(['Diesel', ...LINES.slice(0, 2), '', ...LINES.slice(2)]).cells).toEqual([
      'Diesel',
      'Load|Fuel',
      '100,5|310,5',
      '50,5|-160,5',
    ]);
  });

  it.each<[what: string, lines: string[]]>([
    ['they have no titles', ['100,5,310,5', '50,5,160,5']],
    ['they have one title', ['Load', '100,5,310', '50,5,160']],
    ['one of them is shorter', ['Load,Fuel', '100,5,310,5', '50,5,160']],
    ['they are as many as the titles', ['Load,Fuel', '100,310', '50,160']],
    ['one of them has a dot', ['Load,Fuel', '100,5,310,5', '50,5,160.5,5']],
    ['one of them has a word', ['Load,Fuel', '100,5,310,5', '50,5,x160,5']],
    ['the first of them has a unit', ['Load,Fuel', '100,5,310,5 l', '50,5,160,5 l']],
  ])('are columns where %s', (_, lines) => {
    expect(split(lines).cells).toEqual(lines.map((line) => line.replaceAll(',', '|')));
    expect(split(lines).commas).toBeUndefined();
  });
});

describe('a single line of numbers with blanks between', () => {
  it.each<[line: string, cells: string[], by: string]>([
    [' 0 0 12 90 250 ', ['0|0|12|90|250'], 'blanks'],
    ['07 1 2 3 4', ['07|1|2|3|4'], 'blanks'],
    ['0 101 2 3 4', ['0|101|2|3|4'], 'blanks'],
    ['-5  −4 –3 0 0', ['-5|−4|-3|0|0'], 'blanks'],
    ['1,5 2,55', ['1,5|2,55'], 'mark'],
    ['1.5 2.5 3.5', ['1.5|2.5|3.5'], 'mark'],
  ])('%j is a row of them', (line, cells, by) => {
    const row = split(['', line, ' ']);
    expect({ ...row, cells: row.cells.map((text) => text.replace('–', '-')) }).toEqual({
      by,
      cells,
      commas: undefined,
    });
  });

  it.each(['100 050 200 300 400', '1 2 3 4', 'x0 0 12 90 250', '0 0 12 90 250x', '1.5.5 2.5', 'v1.5 2.5', '1.5 2.5m'])(
    '%j is one cell',
    (line) => {
      expect(split([line]).cells).toEqual([line]);
    },
  );

  it('is one cell where another line is below', () => {
    expect(split(['0 0 12 90 250', 'net']).cells).toEqual(['0 0 12 90 250', 'net']);
  });
});

describe('a comma between two numbers', () => {
  it.each<[what: string, lines: string[], as: CommaReading['as'], text: string]>([
    ['on a single line', ['310,5'], 'columns', '310,5'],
    ['with different numbers behind', ['310,5', '3,4'], 'columns', '310,5'],
    ['with the same number behind', ['310,5', '3,5'], 'decimal', '310,5'],
    ['beside thousands', ['1.250,5', '310,4'], 'decimal', '310,4'],
    ['behind a true minus', ['−310,5', '3,4'], 'columns', '-310,5'],
    ['between blank lines', ['', ' 310,5 ', '', '3,4'], 'columns', '310,5'],
  ])('can be read in two ways: %s', (_, lines, as, text) => {
    expect(split(lines).commas).toBe(`${text} as ${as}`);
    expect(split(lines, 'decimal').commas).toBe(`${text} as decimal`);
    expect(split(lines, 'columns').commas).toBe(`${text} as columns`);
  });

  it.each<[what: string, lines: string[], cells: string[]]>([
    ['is decimal below one title', ['Power', '310,5', '3,4'], ['Power', '310,5', '3,4']],
    ['separates columns below two', ['v,P', '310,5', '3,4'], ['v|P', '310|5', '3|4']],
    [
      'separates columns below two, under a caption',
      ['Curve', 'v,P', '310,5', '3,4'],
      ['Curve', 'v|P', '310|5', '3|4'],
    ],
    ['is decimal where a number has none', ['310,5', '3'], ['310,5', '3']],
    ['is decimal before a zero and a digit', ['310,05', '3,4'], ['310,05', '3,4']],
    ['separates columns where a line has two of them', ['310,5,1', '3,4,2'], ['310|5|1', '3|4|2']],
    ['separates columns before a word', ['310,5', '3,x'], ['310|5', '3|x']],
    ['separates columns above a remark', ['310,5', '3,4', 'net'], ['310|5', '3|4', 'net']],
    ['separates columns among numbers with a dot', ['1.5,2', '2.5,3'], ['1.5|2', '2.5|3']],
    ['separates columns where all may be thousands', ['1.250,5', '1.300,5'], ['1.250|5', '1.300|5']],
  ])('%s', (_, lines, cells) => {
    expect(split(lines)).toEqual({ by: 'mark', cells, commas: undefined });
  });
});

it('a cell with blanks between its digits is not doubtful beside tabs', () => {
  expect(splitTable('v\tP\n3\t1 200').joined).toBeUndefined();
  expect(splitTable('v;P\n3;1 200').joined).toBe('1 200');
});

it.each([
  ['**12**', '12'],
  ['__12.5__', '12.5'],
  ['`12`', '12'],
  ['x**12**', 'x**12**'],
  ['**12**x', '**12**x'],
  ['**12__', '**12__'],
])('marks of Markdown around a whole cell are removed: %s', (cell, text) => {
  expect(split([`| v | ${cell} |`, '| 3 | 4 |']).cells).toEqual([`v|${text}`, '3|4']);
});
