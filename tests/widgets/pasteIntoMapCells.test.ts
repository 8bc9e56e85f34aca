import { describe, expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { formatMapTable, pasteIntoMap } from '#widgets/pasteIntoMap.ts';
import { COP, FREE, NOW } from './pastedMaps.ts';

type Given = Partial<Parameters<typeof pasteIntoMap>[0]>;

const paste = (text: string, given: Given = {}) => pasteIntoMap({ text, texts: NOW, map: COP, ...given });

/** Lines of cells with blanks in between: '. 2 3' begins with an empty cell. */
const table = (...lines: string[]) =>
  lines
    .map((line) =>
      line
        .split(' ')
        .map((cell) => (cell === '.' ? '' : cell))
        .join('\t'),
    )
    .join('\n');

const REPLACED = 'Pasted 3 x 2 values with Source temperature and Sink temperature';

describe('a table is read with its axes', () => {
  it.each<[what: string, text: string, x: string[], y: string[]]>([
    ['with a title in the corner', table('COP -7 2 7', '35 3 4 5', '45 2 3 4'), ['-7', '2', '7'], ['35', '45']],
    ['above a remark', table('. -7 2 7', '35 3 4 5', '45 2 3 4', 'measured . . .'), ['-7', '2', '7'], ['35', '45']],
    ['without corner, though x may be values', table('2 5 7', '35 3 4 5', '45 2 3 4'), ['2', '5', '7'], ['35', '45']],
    ['with the limits themselves', table('. -30 0 30', '25 3 4 5', '80 2 3 4'), ['-30', '0', '30'], ['25', '80']],
    ['with a number in the corner', table('0 -7 2 7', '35 3 4 5', '45 2 3 4'), ['-7', '2', '7'], ['35', '45']],
  ])('%s', (_, text, x, y) => {
    expect(paste(text)).toMatchObject({
      texts: {
        x,
        y,
        z: [
          ['3', '4', '5'],
          ['2', '3', '4'],
        ],
      },
      notes: [REPLACED],
    });
  });

  it('unless the clipboard has more than 150,000 cells', () => {
    const refusal = 'the clipboard has more than 150,000 cells';
    const refused = { texts: NOW, refusal, notes: [`Nothing was pasted: ${refusal}`], asks: false };
    expect(paste('\t'.repeat(150_000))).toEqual(refused);
  });

  it('of a map of up to 100 columns', () => {
    const wide = Array.from({ length: 100 }, (_, index) => String(index));
    const text = [
      ['', ...wide],
      ['1', ...wide],
      ['2', ...wide],
    ]
      .map((line) => line.join('\t'))
      .join('\n');
    expect(paste(text, { map: FREE })).toMatchObject({
      texts: { x: wide, y: ['1', '2'], z: [wide, wide] },
      notes: ['Pasted 100 x 2 values with x and y'],
    });
  });

  it('where there was no map before', () => {
    expect(paste(table('. 35 55', '-10 3 2', '0 4 3'), { map: FREE, texts: undefined })).toMatchObject({
      texts: {
        x: ['35', '55'],
        y: ['-10', '0'],
        z: [
          ['3', '2'],
          ['4', '3'],
        ],
      },
      notes: ['Pasted 2 x 2 values with x and y'],
    });
  });
});

describe('a table is not read with axes, but into the cells', () => {
  it.each<[what: string, text: string, notes: string[], map?: MapDefinition]>([
    [
      'without corner and with a last value missing',
      table('-7 2 7 .', '35 3 4 5', '45 2 3 .'),
      ['Pasted 10 values', 'Added 1 row', 'Added 1 column'],
    ],
    ['with a single x', table('. -7', '35 3', '45 2'), ['Pasted 5 values', 'Added 1 row']],
    ['with a single y', table('. -7 2', '35 3 4'), ['Pasted 5 values']],
    [
      'where x goes up and down',
      table('. -7 9 2', '35 3 4 5', '45 2 3 4'),
      ['Pasted 11 values', 'Added 1 row', 'Added 1 column'],
    ],
    ['where an x occurs twice', table('. 2 2', '35 3 4', '45 2 3'), ['Pasted 8 values', 'Added 1 row']],
    ['where y goes up and down', table('. -7 2', '35 3 4', '55 3 4', '45 2 3'), ['Pasted 11 values', 'Added 2 rows']],
    [
      'with a number in the corner, where x may be values',
      table('0 2 5', '35 3 4', '45 2 3'),
      ['Pasted 9 values', 'Added 1 row'],
    ],
    ['where all may be values', table('1 2 3', '2 3 4', '3 4 5'), ['Pasted 9 values', 'Added 1 row'], FREE],
  ])('%s', (_, text, notes, map = COP) => {
    expect(paste(text, { map }).notes).toEqual(notes);
  });
});

describe('x down the side', () => {
  const SWAPPED = 'Rows and columns were swapped';

  it('is recognised by the limits, though one axis fits both', () => {
    expect(paste(table('. 26 30', '-7 3 2', '2 4 3'))).toMatchObject({
      texts: {
        x: ['-7', '2'],
        y: ['26', '30'],
        z: [
          ['3', '4'],
          ['2', '3'],
        ],
      },
      notes: ['Pasted 2 x 2 values with Source temperature and Sink temperature', SWAPPED],
    });
  });

  it.each<[what: string, lines: string[], isSwapped: boolean]>([
    ['both axes are those of the map, swapped', ['. 35 55', '-10 3 2', '0 4 3', '10 5 4'], true],
    ['only x is the y of the map', ['. 35 55', '-10 3 2', '0 4 3', '11 5 4'], false],
    ['only y is the x of the map', ['. 35 56', '-10 3 2', '0 4 3', '10 5 4'], false],
    ['both are those of the map', ['. -10 0 10', '35 3 4 5', '55 2 3 4'], false],
  ])('is recognised by the current map: %s', (_, lines, isSwapped) => {
    const { texts, notes } = paste(table(...lines), { map: FREE });
    expect(notes.includes(SWAPPED)).toBe(isSwapped);
    if (isSwapped) expect(texts).toEqual(NOW);
  });

  it('is not assumed where both axes are the same', () => {
    const square = { ...NOW, x: ['1', '2'], y: ['1', '2'] };
    const { texts, notes } = paste(table('. 1 2', '1 5 6', '2 7 8'), { map: FREE, texts: square });
    expect(notes).toEqual(['Pasted 2 x 2 values with x and y']);
    expect(texts?.z[0]).toEqual(['5', '6']);
  });
});

describe('values without axes', () => {
  it('leave the corner empty', () => {
    expect(paste(table('9 8', '60 6'), { at: { row: 0, column: 0 } })).toMatchObject({
      texts: { x: ['8', '0', '10'], y: ['60', '55'], z: [['6', '4', '5'], NOW.z[1]] },
      notes: ['Pasted 3 values'],
    });
  });

  it('begin with the first value where no cell was chosen', () => {
    expect(paste(table('9', '8')).texts?.z).toEqual([
      ['9', '4', '5'],
      ['8', '3', '4'],
    ]);
  });

  it('make a map of at least two rows and columns, without a note on these', () => {
    expect(paste('9', { texts: undefined })).toMatchObject({
      texts: {
        x: ['', ''],
        y: ['', ''],
        z: [
          ['9', ''],
          ['', ''],
        ],
      },
      notes: ['Pasted 1 value'],
    });
    expect(paste(table('9 8 7', '6 5 4', '3 2 x'), { texts: undefined }).notes).toEqual([
      'Pasted 8 values',
      'Could not read “x” (row 3, column 3)',
    ]);
  });

  it.each<[what: string, at: { row: number; column: number }, text: string, notes: string[]]>([
    [
      'a row and a column',
      { row: 2, column: 3 },
      table('9 8', '7 6'),
      ['Pasted 4 values', 'Added 1 row', 'Added 1 column'],
    ],
    ['columns', { row: 1, column: 4 }, table('9 8'), ['Pasted 2 values', 'Added 2 columns']],
    [
      'rows up to the hundredth',
      { row: 99, column: 1 },
      table('9', '8', '7'),
      ['Pasted 2 values', 'Added 98 rows', 'Values beyond the last row and column left out: 1'],
    ],
    [
      'columns up to the hundredth',
      { row: 1, column: 99 },
      table('9 8 7 6'),
      ['Pasted 2 values', 'Added 97 columns', 'Values beyond the last row and column left out: 2'],
    ],
  ])('add %s', (_, at, text, notes) => {
    expect(paste(text, { at }).notes).toEqual(notes);
  });
});

it('a map is copied with its axes, and an empty one where they are missing', () => {
  expect(formatMapTable(NOW)).toBe(table('. -10 0 10', '35 3 4 5', '55 2 3 4'));
  expect(formatMapTable({ x: ['5'], y: [], z: [['7']] })).toBe('\t5\n\t7');
});

describe('percentages', () => {
  const SHARES: MapDefinition = { ...COP, z: { title: 'Efficiency', unit: '%' } };

  it.each<[what: string, map: MapDefinition, texts: string[][]]>([
    [
      'become fractions where the values have no unit',
      COP,
      [
        ['2.4', '3'],
        ['1.8', '2.5'],
      ],
    ],
    [
      'stay as they are where the values are percentages',
      SHARES,
      [
        ['240', '300'],
        ['180', '250'],
      ],
    ],
  ])('%s', (_, map, z) => {
    const whole = table('. -7 2', '35 240% 300%', '45 180% 250%');
    expect(paste(whole, { map }).texts).toEqual({ x: ['-7', '2'], y: ['35', '45'], z });
    const texts = {
      x: ['-7', '2'],
      y: ['35', '45'],
      z: [
        ['1', '1'],
        ['1', '1'],
      ],
    };
    expect(paste(table('240% 300%', '180% 250%'), { map, texts }).texts?.z).toEqual(z);
  });
});
