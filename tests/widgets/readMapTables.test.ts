import { describe, expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import type { MapTexts } from '#model/mapText.ts';
import { pasteIntoMap } from '#widgets/pasteIntoMap.ts';

const COP: MapDefinition = {
  x: { title: 'Source temperature', unit: '°C', minimum: -40, maximum: 60 },
  y: { title: 'Sink temperature', unit: '°C', minimum: 20, maximum: 120 },
  z: { title: 'COP', minimum: 1, maximum: 12 },
};
const NOW: MapTexts = {
  x: ['-7', '7'],
  y: ['35', '55'],
  z: [
    ['3', '4'],
    ['2', '3'],
  ],
};
const PASTED: MapTexts = {
  x: ['-15', '5'],
  y: ['35', '55'],
  z: [
    ['2.4', '4.5'],
    ['1.7', '2.9'],
  ],
};
const paste = (lines: readonly string[], map = COP) => pasteIntoMap({ text: lines.join('\n'), texts: NOW, map });

describe('a table of a map', () => {
  const WITH_AXES = 'Pasted 2 x 2 values with Source temperature and Sink temperature';
  const LISTED = 'Pasted a list of 2 x 2 values';

  it.each<[what: string, lines: string[], notes: string[]]>([
    [
      'in °F, in its cells',
      ['\t5 °F\t41 °F', '95 °F\t2.4\t4.5', '131 °F\t1.7\t2.9'],
      [WITH_AXES, 'Converted from °F to °C'],
    ],
    [
      'in °F, in a line above',
      ['Flow temp [°F]\tOutdoor temperature [°F]', '\t5\t41', '95\t2.4\t4.5', '131\t1.7\t2.9'],
      [WITH_AXES, 'Converted from °F to °C'],
    ],
    [
      'in K, in the corner',
      ['T [K]\t258.15\t278.15', '308.15\t2.4\t4.5', '328.15\t1.7\t2.9'],
      [WITH_AXES, 'Converted from K to °C'],
    ],
    [
      'in K and °C, beside the titles',
      ['\tSource temperature [K]\t', 'Sink temperature [°C]\t258.15\t278.15', '35\t2.4\t4.5', '55\t1.7\t2.9'],
      [WITH_AXES, 'Converted from K to °C'],
    ],
    [
      'as a list',
      ['Source [°C]\tSink [°C]\tCOP', '-15\t35\t2.4', '5\t35\t4.5', '-15\t55\t1.7', '5\t55\t2.9'],
      [LISTED, 'The header was left out'],
    ],
    [
      'as a list in another order and in other units',
      [
        'COP\tSink temperature [K]\tSource temperature [K]',
        '2.9\t328.15\t278.15',
        '2.4\t308.15\t258.15',
        '4.5\t308.15\t278.15',
        '1.7\t328.15\t258.15',
      ],
      [LISTED, 'Columns were put in the order of the curve', 'Converted from K to °C', 'The header was left out'],
    ],
  ])('is read: %s', (_, lines, notes) => {
    expect(paste(lines)).toMatchObject({ texts: PASTED, notes, asks: true });
  });

  it.each<[what: string, lines: string[], isTurned: boolean]>([
    ['x down the side', ['Source [K]\tT sink [K]\t', '\t308\t328', '258\t2.4\t1.7', '278\t4.5\t2.9'], true],
    ['x in the corner', ['Source\t10\t20', '15\t2.4\t1.7', '25\t4.5\t2.9'], true],
    ['y above', ['\tSink\t', '\t10\t20', '15\t2.4\t1.7', '25\t4.5\t2.9'], true],
    ['x beside', ['\t\t10\t20', 'Source\t15\t2.4\t1.7', '\t25\t4.5\t2.9'], true],
    ['x above', ['\tSource\t', '\t10\t20', '15\t2.4\t1.7', '25\t4.5\t2.9'], false],
    ['y in the corner', ['Sink\t10\t20', '15\t2.4\t1.7', '25\t4.5\t2.9'], false],
    ['both in the corner', ['Source / Sink\t10\t20', '15\t2.4\t1.7', '25\t4.5\t2.9'], false],
    ['x above and in the corner', ['Source\tSource\t', '\t10\t20', '15\t2.4\t1.7', '25\t4.5\t2.9'], false],
  ])('is read as its titles say: %s', (_, lines, isTurned) => {
    const { texts, axes } = paste(lines, { ...COP, x: { ...COP.x, maximum: 120 }, y: { ...COP.y, minimum: -40 } });
    expect(axes?.isTurned).toBe(isTurned);
    expect(texts?.z).toEqual(
      isTurned
        ? [
            ['2.4', '4.5'],
            ['1.7', '2.9'],
          ]
        : [
            ['2.4', '1.7'],
            ['4.5', '2.9'],
          ],
    );
  });

  it('may have its axes in any order where their titles prove that they are axes', () => {
    const lines = ['Sink \\ Source\tSource\t', '\t5\t-15\t10', '55\t2.9\t1.7\t3', '35\t4.5\t2.4\t5'];
    const { texts, notes } = paste(lines);
    expect(texts).toEqual({
      x: ['-15', '5', '10'],
      y: ['35', '55'],
      z: [
        ['2.4', '4.5', '5'],
        ['1.7', '2.9', '3'],
      ],
    });
    expect(notes).toContain('Rows and columns were sorted');
  });

  it('may be a list with gaps, which are reported', () => {
    const { texts, notes } = paste(['Source\tSink\tCOP', '-15\t35\t2.4', '5\t35\t4.5', '5\t55\t2.9']);
    expect(texts?.z).toEqual([
      ['2.4', '4.5'],
      ['', '2.9'],
    ]);
    expect(notes).toContain('Cells without a value in the list: 1');
  });

  it.each<[what: string, lines: string[], refusal: string]>([
    [
      'in K without a unit',
      ['\t258.15\t278.15', '308.15\t2.4\t4.5', '328.15\t1.7\t2.9'],
      'the first row and column do not fit Source temperature [°C] and Sink temperature [°C]',
    ],
    [
      'of heat in kW',
      ['Heating capacity [kW]\t-7\t2', '35\t8.2\t9.5', '55\t7.9\t9.1'],
      '“Heating capacity [kW]” fits no axis of the map',
    ],
    [
      'of heat without a unit',
      ['Heating capacity\t-7\t2', '35\t8.2\t9.5', '55\t7.9\t9.1'],
      '“Heating capacity” may be another quantity than COP',
    ],
    [
      'of two values at each point',
      ['Flow\t-7 °C\t\t7 °C\t', '°C\tkW\tCOP\tkW\tCOP', '35\t8.2\t2.8\t11\t4.5', '55\t7.9\t1.9\t10.6\t2.9'],
      '“kW” fits no axis of the map',
    ],
    [
      'whose axes are names',
      ['\tA-7\tA2\tA7', 'W35\t2.8\t3.5\t4.5', 'W55\t1.9\t2.4\t2.9'],
      'the first column has no numbers',
    ],
    [
      'whose second axis has no unit',
      ['\tSource [K]\t', 'Sink\t258.15\t278.15', '35\t2.4\t4.5', '55\t1.7\t2.9'],
      'the unit of Sink temperature is missing',
    ],
    [
      'whose axes are both sinks',
      ['\t90\t95', '90\t3\t4', '95\t2\t3'],
      'the first row and column do not fit Source temperature [°C] and Sink temperature [°C]',
    ],
    ['as values in °F', ['Outdoor [°F]', '5', '20'], 'a table in other units needs both its axes'],
    [
      'as a list without titles',
      ['-15\t35\t2.4', '5\t35\t4.5', '-15\t55\t1.7', '5\t55\t2.9'],
      'a list needs columns with the titles Source temperature, Sink temperature, COP',
    ],
    [
      'as a list of something else',
      ['Source [°C]\tSink [°C]\tCOP loss', '-15\t35\t2.4', '5\t35\t4.5', '-15\t55\t1.7', '5\t55\t2.9'],
      'a list needs columns with the titles Source temperature, Sink temperature, COP',
    ],
    [
      'as a list in a unit of something else',
      ['Source [bar]\tSink [°C]\tCOP', '-15\t35\t2.4', '5\t35\t4.5', '-15\t55\t1.7', '5\t55\t2.9'],
      'a list needs columns with the titles Source temperature, Sink temperature, COP',
    ],
    [
      'as a list with a value in a unit of something else',
      ['Source [°C]\tSink [°C]\tCOP [kW]', '-15\t35\t2.4', '5\t35\t4.5', '-15\t55\t1.7', '5\t55\t2.9'],
      'COP is in kW, not in numbers',
    ],
    [
      'as a list with one point twice',
      ['Source\tSink\tCOP', '-15\t35\t2.4', '5\t35\t4.5', '-15\t35\t1.7', '5\t55\t2.9'],
      'the list has several values at one Source temperature and Sink temperature',
    ],
    [
      'as a list at one sink',
      ['Source\tSink\tCOP', '-15\t35\t2.4', '5\t35\t4.5'],
      'a map has at least 2 rows and columns',
    ],
    [
      'as a list that no map has room for',
      ['Source\tSink\tCOP', ...Array.from({ length: 101 }, (_, at) => `${at / 10}\t${at + 20}\t2`)],
      'a map has at most 100 rows and columns',
    ],
  ])('is refused: %s', (_, lines, refusal) => {
    expect(paste(lines)).toMatchObject({ texts: NOW, notes: [`Nothing was pasted: ${refusal}`], refusal, asks: true });
  });

  it('has its values converted as well', () => {
    const map = { ...COP, z: { title: 'Heat', unit: 'kW' } };
    const { texts, notes } = paste(['Heat [W]\t-15\t5', '35\t2400\t4500', '55\t1700\t2900'], map);
    expect(texts).toEqual(PASTED);
    expect(notes).toEqual([WITH_AXES, 'Converted from W to kW']);
  });
});
