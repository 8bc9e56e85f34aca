import { describe, expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import type { TableChoices } from '#model/fitTable.ts';
import { readMapList } from '#widgets/readMapList.ts';
import { COP, FREE } from './pastedMaps.ts';

const read = (lines: readonly string[], choices: TableChoices = {}, map: MapDefinition = COP) =>
  readMapList(lines.join('\n'), map, choices);

const TITLES = 'Source\tSink\tCOP';
const POINTS = ['-7\t35\t2.9', '7\t35\t4.6', '-7\t55\t2.1', '7\t55\t3.1'];
const TEXTS = {
  x: ['-7', '7'],
  y: ['35', '55'],
  z: [
    ['2.9', '4.6'],
    ['2.1', '3.1'],
  ],
};

describe('a list', () => {
  it('has x, y and the value in columns with titles', () => {
    const list = read([TITLES, ...POINTS]);
    expect(list).toMatchObject({ texts: TEXTS, notes: ['Pasted a list of 2 x 2 values', 'The header was left out'] });
    expect(list).not.toHaveProperty('refusal');
    expect(list?.list.used.map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(list?.notation).toEqual({ twoReadings: undefined, commas: undefined });
  });

  it('may have its points in any order', () => {
    expect(read([TITLES, ...POINTS.toReversed()])?.texts).toEqual(TEXTS);
  });

  it('may have points at negative and large numbers, which rise as numbers do', () => {
    const lines = [TITLES, '10\t100\t1', '9\t100\t2', '-1\t100\t3', '10\t35\t4', '9\t35\t5', '-1\t35\t6'];
    expect(read(lines)?.texts).toEqual({
      x: ['-1', '9', '10'],
      y: ['35', '100'],
      z: [
        ['6', '5', '4'],
        ['3', '2', '1'],
      ],
    });
  });

  it('leaves the cells of points that it does not have blank', () => {
    const list = read([TITLES, ...POINTS.slice(0, 3)]);
    expect(list?.texts?.z).toEqual([
      ['2.9', '4.6'],
      ['2.1', ''],
    ]);
    expect(list?.notes).toEqual([
      'Pasted a list of 2 x 2 values',
      'Cells without a value in the list: 1',
      'The header was left out',
    ]);
  });

  it('leaves out points without all three numbers', () => {
    const list = read([TITLES, ...POINTS, '\t35\t9', '0\t\t9', '0\t35\t']);
    expect(list?.texts).toEqual(TEXTS);
    expect(list?.notes[0]).toBe('Pasted a list of 2 x 2 values');
  });

  it('is read in the columns and the units that the user chooses', () => {
    const chosen = read(['a\tb\tc', '2.9\t308.15\t-7', '2.1\t328.15\t-7', '4.6\t308.15\t7', '3.1\t328.15\t7'], {
      columns: [2, 1, 0],
      units: ['°C', 'K', ''],
    });
    expect(chosen?.texts).toEqual(TEXTS);
    expect(chosen?.notes).toContain('Converted from K to °C');
  });

  it('says which number can be read in two ways', () => {
    const lines = ['x\ty\tz', '1\t3\t1.500', '2\t3\t2.500', '1\t4\t3.500', '2\t4\t4.500'];
    const list = read(lines, {}, FREE);
    expect(list?.notation.twoReadings?.text).toBe('1.500');
    expect(list?.notes).toContain('“1.500” can be 1.5 or 1500: read as 1.5');
    expect(read(lines, { decimal: ',' }, FREE)?.texts?.z[0]).toEqual(['1500', '2500']);
  });

  it('is refused until the user chooses what a number is, if it can be read in two ways', () => {
    const lines = ['x\ty\tz', '1\t3\t1,500', '2\t3\t2,500', '1\t4\t3,500', '2\t4\t4,500'];
    expect(read(lines, {}, FREE)).toMatchObject({
      refusal: 'choose what “1,500” is',
      notes: ['“1,500” can be 1.5 or 1500', 'Nothing was pasted: choose what “1,500” is'],
    });
    expect(read(lines, { decimal: ',' }, FREE)?.texts?.z[0]).toEqual(['1.5', '2.5']);
  });

  it.each([
    ['x', 'x\ty\tz', 101, 2],
    ['y', 'y\tx\tz', 101, 2],
  ])('is refused with more than 100 values of %s', (_, titles, count, others) => {
    const list = (length: number) =>
      read(
        [
          titles,
          ...Array.from({ length: length * others }, (_, at) => `${at % length}\t${Math.floor(at / length)}\t5`),
        ],
        {},
        FREE,
      );
    expect(list(count)).toMatchObject({ refusal: 'a map has at most 100 rows and columns' });
    expect(list(count - 1)).toMatchObject({
      notes: expect.arrayContaining([expect.stringMatching(/^Pasted a list of/)]),
    });
    expect(list(count - 1)?.refusal).toBeUndefined();
  });

  it.each<[what: string, lines: string[], refusal: string]>([
    ['one value of x', [TITLES, '-7\t35\t2', '-7\t55\t3'], 'a map has at least 2 rows and columns'],
    ['one value of y', [TITLES, '-7\t35\t2', '7\t35\t3'], 'a map has at least 2 rows and columns'],
    [
      'one point twice',
      [TITLES, ...POINTS, '7\t55\t3.3'],
      'the list has several values at one Source temperature and Sink temperature',
    ],
    ['a unit of something else', ['Source\tSink\tCOP [kW]', ...POINTS], 'COP is in kW, not in numbers'],
  ])('is refused with %s', (_, lines, refusal) => {
    const list = read(lines);
    expect(list).toMatchObject({ refusal, notes: [`Nothing was pasted: ${refusal}`] });
    expect(list?.texts).toBeUndefined();
  });

  it.each<[what: string, lines: string[]]>([
    ['none', POINTS],
    ['none, and its value first', ['2.9\t-7\t35', '4.6\t7\t35', '2.1\t-7\t55', '3.1\t7\t55']],
    ['none, and its value between', ['-7\t2.9\t35', '7\t4.6\t35', '-7\t2.1\t55', '7\t3.1\t55']],
    ['those of something else', ['Day\tHour\tPrice', ...POINTS]],
  ])('is refused where its titles are %s', (_, lines) => {
    const refusal = 'a list needs columns with the titles Source temperature, Sink temperature, COP';
    const list = read(lines);
    expect(list).toMatchObject({ refusal, notes: [`Nothing was pasted: ${refusal}`] });
    expect(list?.list.columns).toHaveLength(3);
    expect(list?.list.used.map(({ at }) => at)).toEqual([0, 1, 2]);
  });
});

describe('a block is not a list', () => {
  it.each<[what: string, lines: string[]]>([
    ['it has numbers beside its titles', ['Source\t-7\t7', '35\t2.9\t4.6', '55\t2.1\t3.1']],
    ['it has two columns', ['1\t2', '1\t3', '2\t2', '2\t3']],
    ['it has four columns', ['1\t2\t5\t5', '1\t3\t5\t5', '2\t2\t5\t5', '2\t3\t5\t5']],
    ['two points are at the same place', ['1\t2\t5', '1\t2\t6', '2\t3\t7', '2\t3\t8']],
    ['a point is missing', ['1\t2\t5', '1\t3\t6', '2\t2\t7']],
    ['no two of its columns hold several values', ['1\t2\t1', '1\t2\t2', '1\t2\t3']],
    ['all its numbers are different', ['1\t4\t7', '2\t5\t8', '3\t6\t9']],
  ])('where %s', (_, lines) => {
    expect(read(lines)).toBeUndefined();
  });
});
