import { describe, expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { parseClipboardTable } from '#model/parseClipboardTable.ts';
import { findMapAxes, isRising } from '#widgets/findMapAxes.ts';
import { toBlock } from '#widgets/mapBlock.ts';
import { COP, FREE } from './pastedMaps.ts';

type Options = Partial<Parameters<typeof findMapAxes>[1]>;

const find = (lines: readonly string[], { map = COP, ...given }: Options = {}) => {
  const block = toBlock(parseClipboardTable(lines.join('\n'), { isMatrix: true }));
  const [x = '', y = '', z = ''] = [map.x, map.y, map.z].map(({ unit }) => unit);
  return findMapAxes(block, {
    map,
    units: { x, y, z },
    direction: undefined,
    now: undefined,
    isTurned: undefined,
    ...given,
  });
};

const PASTED = {
  x: ['-7', '2', '7'],
  y: ['35', '45'],
  z: [
    ['2.9', '3.7', '4.6'],
    ['2.4', '3', '3.7'],
  ],
};
const ALONG = ['\t-7\t2\t7', '35\t2.9\t3.7\t4.6', '45\t2.4\t3\t3.7'];
const DOWN = ['\t35\t45', '-7\t2.9\t2.4', '2\t3.7\t3', '7\t4.6\t3.7'];
/** Both axes may be either. */
const SQUARE = ['\t1\t2', '3\t10\t20', '4\t30\t40'];
const SQUARE_ALONG = {
  texts: {
    x: ['1', '2'],
    y: ['3', '4'],
    z: [
      ['10', '20'],
      ['30', '40'],
    ],
  },
  isTurned: false,
  converted: [],
};
const SQUARE_DOWN = {
  texts: {
    x: ['3', '4'],
    y: ['1', '2'],
    z: [
      ['10', '30'],
      ['20', '40'],
    ],
  },
  isTurned: true,
  converted: [],
};

describe('a table with its axes', () => {
  it('is a map whose x runs along the top or down the side, as the limits say', () => {
    expect(find(ALONG)).toEqual({ texts: PASTED, isTurned: false, converted: [] });
    expect(find(DOWN)).toEqual({ texts: PASTED, isTurned: true, converted: [] });
  });

  it('may fall along both of its axes', () => {
    expect(find(['\t7\t2', '45\t3.7\t3', '35\t4.6\t3.7'])).toMatchObject({
      texts: { x: ['7', '2'], y: ['45', '35'] },
    });
  });

  it('may have a title or no cell at all in its corner', () => {
    expect(find(['COP\t-7\t2\t7', ...ALONG.slice(1)])).toMatchObject({ texts: PASTED });
    expect(find(['-7\t2\t7', ...ALONG.slice(1)])).toMatchObject({ texts: PASTED });
  });

  it('may have a number in its corner where its axes can not be values', () => {
    expect(find(['0\t-7\t2\t7', ...ALONG.slice(1)])).toMatchObject({ texts: PASTED });
  });

  it('keeps blank cells and texts of its values', () => {
    expect(find(['\t-7\t2', '35\t\tn/a', '45\t2.4\t3'])).toMatchObject({
      texts: {
        z: [
          ['', 'n/a'],
          ['2.4', '3'],
        ],
      },
    });
  });

  it('has its limits in its axes', () => {
    expect(find(['\t-30\t30', '25\t2\t3', '80\t2\t3'])).toMatchObject({ texts: { x: ['-30', '30'], y: ['25', '80'] } });
  });
});

describe('a table whose axes may be either', () => {
  it('has x along its top, unless the titles or the user say that it runs down the side', () => {
    expect(find(SQUARE, { map: FREE })).toEqual(SQUARE_ALONG);
    expect(find(SQUARE, { map: FREE, direction: false })).toEqual(SQUARE_ALONG);
    expect(find(SQUARE, { map: FREE, direction: true })).toEqual(SQUARE_DOWN);
    expect(find(SQUARE, { map: FREE, isTurned: false })).toEqual(SQUARE_ALONG);
    expect(find(SQUARE, { map: FREE, isTurned: true })).toEqual(SQUARE_DOWN);
    expect(find(SQUARE, { map: FREE, direction: true, isTurned: false })).toEqual(SQUARE_ALONG);
  });

  it.each<[what: string, x: string[], y: string[], expected: object]>([
    ['those of the map, turned', ['3', '4'], ['1', '2'], SQUARE_DOWN],
    ['those of the map, written in another way', ['3.0', '4'], ['1', '2.00'], SQUARE_DOWN],
    ['those of the map', ['1', '2'], ['3', '4'], SQUARE_ALONG],
    ['only one of them, turned', ['3', '4'], ['1', '5'], SQUARE_ALONG],
    ['only the other of them, turned', ['3', '5'], ['1', '2'], SQUARE_ALONG],
    ['longer', ['3', '4', '5'], ['1', '2'], SQUARE_ALONG],
    ['shorter', ['3'], ['1', '2'], SQUARE_ALONG],
  ])('has the axes of the map before, if its own are %s', (_, x, y, expected) => {
    expect(find(SQUARE, { map: FREE, now: { x, y, z: [] } })).toEqual(expected);
  });

  it('follows the limits rather than the titles', () => {
    expect(find(ALONG, { direction: true })).toMatchObject({ isTurned: false });
    expect(find(DOWN, { direction: false })).toMatchObject({ isTurned: true });
  });

  it('follows the user rather than the limits', () => {
    expect(find(ALONG, { isTurned: true })).toMatchObject({ texts: { x: ['35', '45'], y: ['-7', '2', '7'] } });
  });
});

describe('axes in any order', () => {
  const MIXED = ['\t2\t-7\t7', '45\t3\t2.4\t3.7', '35\t3.7\t2.9\t4.6'];

  it('are axes only where titles or the user say so', () => {
    expect(find(MIXED)).toBeUndefined();
    expect(find(MIXED, { direction: false })).toMatchObject({ texts: { x: ['2', '-7', '7'], y: ['45', '35'] } });
    expect(find(MIXED, { isTurned: false })).toMatchObject({ texts: { x: ['2', '-7', '7'], y: ['45', '35'] } });
  });

  it('are no axes where a number is twice among them, or one is missing', () => {
    expect(find(['\t2\t7\t2', ...ALONG.slice(1)], { direction: false })).toBeUndefined();
    expect(find(['\t2\tA7\t9', ...ALONG.slice(1)], { direction: false })).toBeUndefined();
    expect(find(['\t-7\t2', '35\t3\t4', '35\t2\t3'], { isTurned: false })).toBeUndefined();
  });
});

describe('a block is not a table with axes', () => {
  it.each<[what: string, lines: string[]]>([
    ['the first row rises and falls', ['\t-7\t7\t2', ...ALONG.slice(1)]],
    ['the first column rises and falls', ['\t35\t45', '-7\t3\t2', '7\t3\t2', '2\t3\t2']],
    ['the first row has the same number twice', ['\t2\t2\t7', ...ALONG.slice(1)]],
    ['the first row has a blank', ['\t-7\t\t7', ...ALONG.slice(1)]],
    ['the first column has a text', ['\t-7\t2', '35\t3\t4', 'W45\t2\t3']],
    ['it has one row of values', ['\t-7\t2\t7', '35\t2.9\t3.7\t4.6']],
    ['it has one column of values', ['\t-7', '35\t2.9', '45\t2.4']],
    ['it may be all values', ['1\t2\t3', '4\t5\t6', '7\t8\t9']],
    ['the last cell above is blank, but a row is short', ['1\t2\t', '3\t4\t5', '4\t5\t']],
    ['its corner is a number, and its x may be values', ['0\t2\t7', '35\t2.9\t3.7', '45\t2.4\t3']],
    ['its numbers fit neither axis, but the values', ['\t1\t2', '3\t10\t11', '4\t11\t12']],
    ['its numbers fit neither axis, and the corner is a number', ['90\t91\t92', '93\t94\t95', '96\t97\t98']],
  ])('where %s', (_, lines) => {
    expect(find(lines)).toBeUndefined();
  });

  it('where there is none', () => {
    expect(
      findMapAxes([], {
        map: COP,
        units: { x: '', y: '', z: '' },
        direction: true,
        now: undefined,
        isTurned: undefined,
      }),
    ).toBeUndefined();
    expect(find(['\t-7\t2'])).toBeUndefined();
  });

  it.each<[what: string, lines: string[]]>([
    ['with a blank corner', ['\t90\t95', '90\t3\t4', '95\t2\t3']],
    ['without a corner', ['90\t95', '90\t3\t4', '95\t2\t3']],
    ['of which one fits', ['\t-7\t2', '90\t3\t4', '95\t2\t3']],
    ['just outside its limits', ['\t-30.1\t30', '25\t3\t4', '80\t2\t3']],
    ['just beyond its limits', ['\t-30\t30', '25\t3\t4', '80.1\t2\t3']],
  ])('but one whose axes fit no map, %s', (_, lines) => {
    expect(find(lines)).toEqual({
      refusal: 'the first row and column do not fit Source temperature [°C] and Sink temperature [°C]',
    });
  });
});

describe('units', () => {
  const HEAT: MapDefinition = { ...COP, z: { title: 'Heat', unit: 'kW' } };

  it('of the table are converted to those of the map, the limits are of those', () => {
    const lines = ['\t258.15\t278.15', '308.15\t2400\t4500', '328.15\t1700\t2900'];
    expect(find(lines, { map: HEAT, units: { x: 'K', y: 'K', z: 'W' } })).toEqual({
      texts: {
        x: ['-15', '5'],
        y: ['35', '55'],
        z: [
          ['2.4', '4.5'],
          ['1.7', '2.9'],
        ],
      },
      isTurned: false,
      converted: ['Converted from K to °C', 'Converted from W to kW'],
    });
  });

  it('of a turned table are those of its own axes', () => {
    const lines = ['\t35\t55', '258.15\t2.4\t1.7', '278.15\t4.5\t2.9'];
    expect(find(lines, { units: { x: 'K', y: '°C', z: '' } })).toMatchObject({
      texts: { x: ['-15', '5'], y: ['35', '55'] },
      isTurned: true,
      converted: ['Converted from K to °C'],
    });
  });

  it('of single cells go before those of the table', () => {
    const lines = ['\t5 °F\t10', '35\t2.4\t4500 W', '55 °C\t1.7 kW\t2.9'];
    expect(find(lines, { map: HEAT })).toEqual({
      texts: {
        x: ['-15', '10'],
        y: ['35', '55'],
        z: [
          ['2.4', '4.5'],
          ['1.7', '2.9'],
        ],
      },
      isTurned: false,
      converted: ['Converted from °F to °C', 'Converted from W to kW'],
    });
  });

  it('of fractions are named so', () => {
    const map: MapDefinition = { ...FREE, z: { title: 'Efficiency', unit: '%' } };
    const lines = ['\t1\t2', '3\t0.1\t0.2', '4\t0.3\t0.4'];
    expect(find(lines, { map, units: { x: '', y: '', z: '' } })).toMatchObject({
      texts: {
        z: [
          ['10', '20'],
          ['30', '40'],
        ],
      },
      converted: ['Converted from fractions to %'],
    });
    const percent = ['\t1\t2', '3\t10 %\t20 %', '4\t30 %\t40'];
    expect(find(percent, { map: FREE })).toMatchObject({
      texts: {
        z: [
          ['0.1', '0.2'],
          ['0.3', '40'],
        ],
      },
      converted: ['Converted from % to fractions'],
    });
  });

  it('that do not fit the value leave the text of the cell', () => {
    expect(find(['\t-7\t2', '35\t3\t4 bar', '45\t2\t3'])).toMatchObject({
      texts: {
        z: [
          ['3', '4 bar'],
          ['2', '3'],
        ],
      },
      converted: [],
    });
  });
});

it.each([
  [[], true],
  [[-1], true],
  [[-2, -1, 0.5], true],
  [[1, 1], false],
  [[2, 1], false],
  [[1, Number.NaN], false],
  [[Number.NaN, 1], false],
  [[1, Number.POSITIVE_INFINITY], false],
])('the values %j rise: %s', (values, is) => {
  expect(isRising(values)).toBe(is);
});
