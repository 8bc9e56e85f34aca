import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type MapTexts, toNumbers } from '#model/mapText.ts';
import { formatMapTable, pasteIntoMap } from '#widgets/pasteIntoMap.ts';
import { COP, FREE, NOW } from './pastedMaps.ts';

const paste = (text: string, map = COP, at?: { row: number; column: number }) =>
  pasteIntoMap({ text, at, texts: NOW, map });

/** The map that every table below represents. */
const PASTED: MapTexts = {
  x: ['-7', '2', '7'],
  y: ['35', '45'],
  z: [
    ['2.9', '3.7', '4.6'],
    ['2.4', '3', '3.7'],
  ],
};

describe('a table with its axes replaces the map', () => {
  test.each([
    ['tabs and an empty corner', '\t-7\t2\t7\n35\t2.9\t3.7\t4.6\n45\t2.4\t3\t3.7'],
    ['a title in the corner', 'COP\t-7\t2\t7\n35\t2.9\t3.7\t4.6\n45\t2.4\t3\t3.7'],
    ['no corner at all', '-7\t2\t7\n35\t2.9\t3.7\t4.6\n45\t2.4\t3\t3.7'],
    ['a number in the corner that its limits rule out', '0\t-7\t2\t7\n35\t2.9\t3.7\t4.6\n45\t2.4\t3\t3.7'],
    ['semicolons and decimal commas', ';-7;2;7\n35;2,9;3,7;4,6\n45;2,4;3;3,7'],
    ['titles around it', '\t\tSource\t\t\n\t\t-7\t2\t7\nSink\t35\t2.9\t3.7\t4.6\n\t45\t2.4\t3\t3.7'],
    ['a true minus', '\t−7\t2\t7\n35\t2.9\t3.7\t4.6\n45\t2.4\t3\t3.7'],
    ['x down its side', '\t35\t45\n-7\t2.9\t2.4\n2\t3.7\t3\n7\t4.6\t3.7'],
    ['falling temperatures', '\t7\t2\t-7\n45\t3.7\t3\t2.4\n35\t4.6\t3.7\t2.9'],
  ])('%s', (_, text) => {
    expect(paste(text).texts).toEqual(PASTED);
  });

  it('says what was done', () => {
    expect(paste('\t45\t35\n-7\t2.4\t2.9\n2\t3\t3.7\n7\t3.7\t4.6').notes).toEqual([
      'Pasted 3 x 2 values with Source temperature and Sink temperature',
      'Rows and columns were swapped',
      'Falling values were put in rising order',
    ]);
  });

  it('keeps what could not be read as it was written, in its cell', () => {
    const { texts, notes } = paste('\t-7\t2\t7\n35\t2.9\tn/a\t4.6\n45\t2.4\t\t3.7');
    expect(texts?.z).toEqual([
      ['2.9', 'n/a', '4.6'],
      ['2.4', '', '3.7'],
    ]);
    expect(notes).toContain('Could not read “n/a” (row 2, column 3)');
  });

  it('rejects one that no map has room for', () => {
    const wide = Array.from({ length: 101 }, (_, index) => index);
    const { texts, notes } = paste(`\t${wide.join('\t')}\n1\t${wide.join('\t')}\n2\t${wide.join('\t')}`, FREE);
    expect(texts).toBe(NOW);
    expect(notes).toEqual(['Nothing was pasted: a map has at most 100 rows and columns']);
  });
});

describe('a block without axes', () => {
  it('fills the cells', () => {
    const { texts, notes } = paste('3.3\t4.4\n2.2\t3.1', COP, { row: 1, column: 2 });
    expect(texts).toEqual({
      ...NOW,
      z: [
        ['3', '3.3', '4.4'],
        ['2', '2.2', '3.1'],
      ],
    });
    expect(notes).toEqual(['Pasted 4 values']);
  });

  it('adds rows, whose y stays empty', () => {
    const { texts, notes } = paste('9\n8\n7', COP, { row: 1, column: 1 });
    expect(texts?.y).toEqual(['35', '55', '']);
    expect(texts?.z).toEqual([
      ['9', '4', '5'],
      ['8', '3', '4'],
      ['7', '', ''],
    ]);
    expect(notes).toEqual(['Pasted 3 values', 'Added 1 row']);
  });

  it('fills x if it is pasted there', () => {
    expect(paste('-5\t5\t15', COP, { row: 0, column: 1 }).texts).toEqual({ ...NOW, x: ['-5', '5', '15'] });
  });

  it('changes no cell that it leaves blank', () => {
    expect(paste('9\t\t7\n\t\t6', COP, { row: 1, column: 1 }).texts?.z).toEqual([
      ['9', '4', '7'],
      ['2', '3', '6'],
    ]);
  });

  it('is refused where it holds no number', () => {
    expect(paste('a\tb').notes).toContain('Nothing was pasted: the clipboard contains no numbers');
    expect(paste('a\tb').texts).toBe(NOW);
  });
});

describe('any table', () => {
  const number = fc.oneof(
    fc.integer({ min: -1000, max: 1000 }),
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => (value === 0 ? 0 : value)),
  );
  const axis = fc.uniqueArray(number, { minLength: 2, maxLength: 8 }).map((values) => values.sort((a, b) => a - b));
  const maps = fc.tuple(axis, axis).chain(([x, y]) =>
    fc.record({
      x: fc.constant(x),
      y: fc.constant(y),
      z: fc.array(fc.array(number, { minLength: x.length, maxLength: x.length }), {
        minLength: y.length,
        maxLength: y.length,
      }),
    }),
  );
  const toTexts = ({ x, y, z }: { x: number[]; y: number[]; z: number[][] }): MapTexts => ({
    x: x.map(String),
    y: y.map(String),
    z: z.map((row) => row.map(String)),
  });

  it('that is copied pastes back as the same numbers', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const { texts } = pasteIntoMap({ text: formatMapTable(toTexts(map)), texts: undefined, map: FREE });
        expect(texts && toNumbers(texts)).toEqual(map);
      }),
    );
  });

  it('contains only numbers from it or from the map', () => {
    const cell = fc.oneof(number.map(String), fc.constantFrom('', ' ', 'n/a', '-', 'COP'));
    const block = fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });
    const place = fc.record({ row: fc.nat(3), column: fc.nat(3) }).filter(({ row, column }) => row + column > 0);
    fc.assert(
      fc.property(block, place, fc.boolean(), (rows, at, isWhole) => {
        const text = rows.map((row) => row.join('\t')).join('\n');
        const { texts } = pasteIntoMap({ text, at: isWhole ? undefined : at, texts: NOW, map: FREE });
        const numbers = (map: MapTexts) => [map.x, map.y, ...map.z].flat().filter(Boolean).map(Number);
        const known = new Set([
          ...numbers(NOW),
          ...rows
            .flat()
            .filter((text) => text.trim() !== '')
            .map(Number),
        ]);
        const unknown = texts && numbers(texts).filter((value) => Number.isFinite(value) && !known.has(value));
        expect(unknown).toEqual([]);
      }),
    );
  });
});
