import { describe, expect, it } from 'vitest';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { type BlockCell, isNamedByTexts, listTitles, toBlock, trimTitles } from '#widgets/mapBlock.ts';

const createBlock = (...lines: string[]) => toBlock(parseClipboardTable(lines.join('\n'), { isMatrix: true }));
const text = (text: string): BlockCell => ({ text, value: undefined });
const number = (value: number): BlockCell => ({ text: String(value), value });
const texts = (block: readonly BlockCell[][]) => block.map((row) => row.map((cell) => cell.text));

describe('the block of a table', () => {
  it('has a cell for each number, text and blank', () => {
    expect(createBlock('\t-7\t2', '35\t2.9\tn/a')).toStrictEqual([
      [text(''), number(-7), number(2)],
      [number(35), number(2.9), text('n/a')],
    ]);
  });

  it('has rows as long as the longest one', () => {
    expect(createBlock('1', '2\t3\t4')).toStrictEqual([
      [number(1), text(''), text('')],
      [number(2), number(3), number(4)],
    ]);
  });

  it('has the value of a number with a unit, and keeps its text', () => {
    expect(createBlock('1\t-15 °C', '2\t−4.5°C', '3\t.5 kW', '4\t1.50 kW', '5\t+3 K')).toStrictEqual([
      [number(1), { text: '-15 °C', value: -15, unit: '°C' }],
      [number(2), { text: '−4.5°C', value: -4.5, unit: '°C' }],
      [number(3), { text: '.5 kW', value: 0.5, unit: 'kW' }],
      [number(4), { text: '1.50 kW', value: 1.5, unit: 'kW' }],
      [number(5), { text: '+3 K', value: 3, unit: 'K' }],
    ]);
  });

  it.each(['5 xyz', 'A7', 'T 5 °C', '5 °C 6 °C', '5 °C max', '1.2.3 kW', 'kW'])(
    'has no value for the text %j',
    (cell) => {
      expect(createBlock('1\t2', `3\t${cell}`)[1]).toStrictEqual([number(3), text(cell)]);
    },
  );

  it('has the unit of a percentage, whose text is the number', () => {
    expect(createBlock('1\t95 %', '2\t95')).toStrictEqual([
      [number(1), { text: '95', value: 95, unit: '%' }],
      [number(2), number(95)],
    ]);
  });

  it('begins with a line of several numbers with units', () => {
    expect(createBlock('Flow\tReturn\t', '\t5 °F\t41 °F', '95\t2.4\t4.5')).toStrictEqual([
      [text(''), { text: '5 °F', value: 5, unit: '°F' }, { text: '41 °F', value: 41, unit: '°F' }],
      [number(95), number(2.4), number(4.5)],
    ]);
  });

  it('begins with such a line also where it is shorter than the others', () => {
    expect(texts(createBlock('5 °F\t41 °F', '95\t2.4\t4.5'))).toEqual([
      ['5 °F', '41 °F', ''],
      ['95', '2.4', '4.5'],
    ]);
  });

  it('does not have lines of titles, or of one number with a unit', () => {
    expect(texts(createBlock('Source\tSink', 'at\t5 °C', '1\t2', '3\t4'))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });
});

describe('the titles of a block', () => {
  it('are the texts of the first row and column', () => {
    expect(listTitles(createBlock('COP\t-7\tSource', 'Sink\t2.9\tbad', '45\t3\t4'))).toEqual(['COP', 'Source', 'Sink']);
  });

  it('are no cells for a missing value', () => {
    expect(listTitles(createBlock('n/a\t-7\tNaN', 'N/A\t2.9\t3'))).toEqual([]);
    expect(listTitles([])).toEqual([]);
    expect(listTitles([[number(1)], []])).toEqual([]);
  });

  it.each<[what: string, lines: string[], is: boolean]>([
    ['names', ['W35\t2.8\t3.5', 'W55\t1.9\t2.4'], true],
    ['names and a blank', ['\t-7\t2', 'W35\t2.8\t3.5', 'W55\t1.9\t2.4'], true],
    ['one name', ['\t-7\t2', 'W35\t2.8\t3.5'], false],
    ['a name and a number', ['W35\t2.8\t3.5', '55\t1.9\t2.4'], false],
    ['names and nothing beside', ['W35', '', 'W55'], false],
    ['numbers', ['1\t2', '3\t4'], false],
  ])('are names of rows where the first column has %s', (_, lines, is) => {
    const block = lines.map((line) =>
      line.split('\t').map((cell) => (/^[\d.-]+$/.test(cell) ? number(Number(cell)) : text(cell))),
    );
    expect(isNamedByTexts(block)).toBe(is);
  });

  it('are not names of rows in no block', () => {
    expect(isNamedByTexts([])).toBe(false);
    expect(isNamedByTexts([[], []])).toBe(false);
  });
});

describe('a block without titles', () => {
  it('has no columns on its sides and no rows below that hold no number', () => {
    const block = createBlock(
      'Sink\t\t1\t2\tkW',
      'a\t3\t4\t\t',
      'b\t\t\t\tc',
      '\t5\t6\t\t',
      'Source: lab\t\t\t\t',
      '\t\t\t\t',
    );
    expect(texts(trimTitles(block))).toEqual([
      ['', '1', '2'],
      ['3', '4', ''],
      ['', '', ''],
      ['5', '6', ''],
    ]);
  });

  it('is left as it is where all its sides hold numbers', () => {
    const block = createBlock('1\t2', '3\t4');
    expect(trimTitles(block)).toEqual(block);
    expect(trimTitles([])).toEqual([]);
  });
});
