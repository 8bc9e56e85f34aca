import { describe, expect, it } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';

const parse = (...lines: string[]) => parseClipboardTable(lines.join('\n'));

describe('the lines above the numbers', () => {
  it.each<[what: string, lines: string[], headings: number]>([
    ['a row of numbers with units is not one of them', ['v\tP', '3 m/s\t22 kW', '4 m/s\t90 kW'], 1],
    ['a row of plain numbers and numbers with units neither', ['v\tP', '3\t22 kW', '4\t90 kW'], 1],
    ['a row with a true minus and a unit neither', ['v\tP', '−3 m/s\t22 kW', '4\t90'], 1],
    ['a single number with a unit is one of them', ['1.225 kg', '3', '4'], 1],
    ['a row of a word and a number with a unit is one of them', ['Density\t1.225 kg', '3\t22', '4\t90'], 1],
    ['a row of a number with a unit and a blank is one of them', ['1.225 kg\t', '3\t22', '4\t90'], 1],
  ])('%s', (_, lines, headings) => {
    expect(parse(...lines).headings).toHaveLength(headings);
  });

  it('are none of them where there are no numbers at all', () => {
    expect(parse('v\tP', 'a\tb')).toMatchObject({
      headings: [],
      texts: [
        ['v', 'P'],
        ['a', 'b'],
      ],
    });
  });

  it('are left out with blank lines, and said to be left out', () => {
    expect(parse('v\tP', '\t', '3\t22')).toMatchObject({ headings: [['v', 'P']], skippedHeader: true });
    expect(parse('\t', '3\t22')).toMatchObject({ headings: [], skippedHeader: false });
  });

  it.each<[what: string, line: string, has: boolean]>([
    ['a word and a number', 'Air density\t1.225', true],
    ['limits', '≥ 3\t< 22', true],
    ['limits of three signs', '>= 3\t<= 22', true],
    ['limits of four signs', '>>>>3\t<<<<22', false],
    ['a limit and a word', '≥ 3\tmax', false],
    ['a limit and a blank', '≥ 3\t', false],
    ['words with digits', 'P1\tP2', false],
    ['limits behind words', 'up to 3\tup to 22', false],
    ['titles', 'v\tP', false],
  ])('have numbers as well or not: %s', (_, line, has) => {
    expect(parse(line, 'Wind\tPower', '3\t22', '4\t90', '5\t250').numbersAbove).toEqual(has ? [line.split('\t')] : []);
  });

  it('have no numbers in a single limit', () => {
    expect(parse('≥ 3', 'Power', '22', '90').numbersAbove).toEqual([]);
  });

  it('count as one of them with a title beside which most lines have a number', () => {
    expect(parse('Air density\t1.225', '3\t22', '4\t90').rows).toHaveLength(2);
    expect(parse('A\t1', 'B\t2', '3\t22').rows).toHaveLength(3);
    expect(parse('(mean)\t1.225', '3\t22', '4\t90').rows).toHaveLength(2);
    expect(parse('n/a\t1.225', '3\t22', '4\t90').rows).toHaveLength(3);
    expect(parse('#1\t1.225', '3\t22', '4\t90').rows).toHaveLength(3);
  });
});

describe('the first line of a matrix', () => {
  it('may begin with a title, and belongs to the numbers', () => {
    const read = parseClipboardTable('COP\t1\t2\n35\t3\t4\n45\t5\t6', { isMatrix: true });
    expect(read.rows).toEqual([
      [undefined, 1, 2],
      [35, 3, 4],
      [45, 5, 6],
    ]);
    expect(read.unreadable).toEqual([{ row: 0, column: 0, text: 'COP' }]);
  });

  it('is a heading where all its numbers have units', () => {
    const text = '1 K\t2 K\n3\t4\n5\t6';
    expect(parseClipboardTable(text, { isMatrix: true }).headings).toEqual([['1 K', '2 K']]);
    expect(parseClipboardTable(text).headings).toEqual([]);
  });

  it('is not taken for the titles of another table', () => {
    const text = 'v [m/s]\tP [kW]\n3\t22\nh [m]\tT [°C]\n1\t2\n3\t4';
    expect(parseClipboardTable(text).otherTables).toEqual([['v [m/s]', 'P [kW]']]);
    expect(parseClipboardTable(text, { isMatrix: true })).toMatchObject({ otherTables: [], texts: { length: 4 } });
  });
});

describe('a cell that is not a number', () => {
  it('is named by its row and column', () => {
    expect(parse('v\tP', '3\tnone', '4\t90').unreadable).toEqual([{ row: 0, column: 1, text: 'none' }]);
  });
});

describe('numbers with blanks between', () => {
  it('that were joined are named with their value', () => {
    expect(parse('v;P', '3;1 200', '4;1 300').joined).toEqual({ text: '1 200', value: 1200 });
    expect(parse('v;P', '3;1200').joined).toBeUndefined();
    expect(parse('v;P 1 200', '3;5').joined).toBeUndefined();
  });
});
