import { describe, expect, it } from 'vitest';
import type { MapDefinition } from '#model/FormDefinition.ts';
import { pasteIntoMap } from '#widgets/pasteIntoMap.ts';
import { splitTestPoints } from '#widgets/splitTestPoints.ts';
import { COP, FREE } from './pastedMaps.ts';

const TURNED: MapDefinition = { x: COP.y, y: COP.x, z: COP.z };
const paste = (lines: readonly string[], map = COP) => pasteIntoMap({ text: lines.join('\n'), texts: undefined, map });

const X = ['-7', '7'];
const Y = ['35', '55'];
const Z = [
  ['2.9', '4.6'],
  ['2.1', '3.1'],
];
const SPLIT = 'Test points such as “A-7/W35” were split into their temperatures';

describe('test points of heat pumps', () => {
  it.each<[what: string, lines: string[], notes: string[]]>([
    ['alone', ['A-7/W35\t2.9', 'A7/W35\t4.6', 'A-7/W55\t2.1', 'A7/W55\t3.1'], [SPLIT]],
    [
      'below titles, with commas',
      ['Point;COP', 'A-7/W35;2,9', 'A7/W35;4,6', 'A−7/W55;2,1', 'A7/W55;3,1'],
      [SPLIT, 'The header was left out'],
    ],
    [
      'beside other values',
      ['Point\tHeat\tCOP', 'A-7/W35\t8\t2.9', 'A7/W35\t9\t4.6', 'A-7/W55\t7\t2.1', 'A7/W55\t8\t3.1'],
      [SPLIT, 'Columns left out: heat', 'The header was left out'],
    ],
  ])('are split into their temperatures: %s', (_, lines, notes) => {
    expect(paste(lines)).toMatchObject({
      texts: { x: X, y: Y, z: Z },
      notes: ['Pasted a list of 2 x 2 values', ...notes],
      asks: true,
    });
  });

  it('have the source on the axis with its name', () => {
    const { texts } = paste(['A-7W35\t2.9', 'A7W35\t4.6', 'A-7W55\t2.1', 'A7W55\t3.1'], TURNED);
    expect(texts).toEqual({
      x: Y,
      y: X,
      z: [
        ['2.9', '2.1'],
        ['4.6', '3.1'],
      ],
    });
  });

  it.each<[what: string, point: string, source: string]>([
    ['brine', 'B0/W35', '0'],
    ['water', 'W10/W35', '10'],
    ['blanks', 'A -15 / W 35', '-15'],
    ['a blank before the sink', 'A2 W35', '2'],
    ['a dash for a minus', 'A–20W35', '–20'],
    ['blanks around it', '  A12/W35  ', '12'],
  ])('are read with %s', (_, point, source) => {
    expect(splitTestPoints(`${point}\t2.9`, COP)).toEqual({
      text: `Source temperature [°C]\tSink temperature [°C]\tCOP\n${source}\t35\t2.9`,
      point: point.trim(),
      hasTitles: false,
    });
  });

  it('are split in lines of any end, without the blank ones', () => {
    const text = 'A-7/W35\t2.9\r\n \r\nA7/W35\t4.6\r\rA7/W55\t3.1\n';
    expect(splitTestPoints(text, COP)?.text.split('\n').slice(1)).toEqual(['-7\t35\t2.9', '7\t35\t4.6', '7\t55\t3.1']);
  });

  it('keep the titles and values beside them', () => {
    expect(splitTestPoints('Point;Heat;COP\nA-7/W35;8,1;2,9\nA7/W35;9;4,6', COP)).toEqual({
      text: 'Source temperature [°C];Sink temperature [°C];Heat;COP\n-7;35;8,1;2,9\n7;35;9;4,6',
      point: 'A-7/W35',
      hasTitles: true,
    });
  });

  it('keep a blank value beside them, so that the others stay in their columns', () => {
    expect(splitTestPoints('Point\tHeat\tCOP\nA-7/W35\t\t2.9', COP)?.text.split('\n')[1]).toBe('-7\t35\t\t2.9');
    const lines = ['Point\tHeat\tCOP', 'A-7/W35\t\t2.9', 'A7/W35\t9\t4.6', 'A-7/W55\t\t2.1', 'A7/W55\t8\t3.1'];
    expect(paste(lines).texts).toEqual({ x: X, y: Y, z: Z });
  });

  it('get a title for the value only where it is the only one in every line', () => {
    const [titles] = splitTestPoints('A-7/W35;8;2,9\nA7/W35;9', COP)?.text.split('\n') ?? [];
    expect(titles).toBe('Source temperature [°C];Sink temperature [°C]');
    expect(splitTestPoints('Point\nA-7/W35\t8', COP)?.text).toBe(
      'Source temperature [°C]\tSink temperature [°C]\n-7\t35\t8',
    );
    expect(splitTestPoints('A-7/W35\t\nA7/W35\t4', COP)?.text).toBe(
      'Source temperature [°C]\tSink temperature [°C]\tCOP\n-7\t35\t\n7\t35\t4',
    );
  });

  it.each<[what: string, x: string, y: string, isTurned: boolean]>([
    ['x is the sink', 'Flow', 'Temperature', true],
    ['x is the sink in German', 'Vorlauf', 'Temperatur', true],
    ['y is the source', 'Temperature', 'Ambient', true],
    ['both say so', 'Supply', 'Outdoor', true],
    ['neither says so', 'Temperature', 'Temperature 2', false],
    ['both say the opposite', 'Source', 'Sink', false],
  ])('are put on the axes where %s', (_, x, y, isTurned) => {
    const map = { ...COP, x: { ...COP.x, title: x }, y: { ...COP.y, title: y } };
    const [titles] = splitTestPoints('A-7/W35\t2.9', map)?.text.split('\n') ?? [];
    expect(titles).toBe(`${isTurned ? y : x} [°C]\t${isTurned ? x : y} [°C]\tCOP`);
  });

  it('are split for axes in any unit of temperature', () => {
    const map = { ...COP, x: { ...COP.x, unit: 'K' }, y: { ...COP.y, unit: '°F' } };
    expect(splitTestPoints('A-7/W35\t2.9', map)?.text).toContain('-7\t35\t2.9');
  });

  it.each<[what: string, lines: string[], map: MapDefinition]>([
    ['only x is a temperature', ['A-7/W35\t2.9'], { ...COP, y: { title: 'y' } }],
    ['only y is a temperature', ['A-7/W35\t2.9'], { ...COP, x: { title: 'x', unit: 'kW' } }],
    ['two lines are above them', ['Pump', 'Point\tCOP', 'A-7/W35\t2.9'], COP],
    ['there is nothing', [], COP],
    ['no value is beside them', ['A-7/W35', 'A7/W35'], COP],
    ['more stands before them', ['at A-7/W35\t2.9'], COP],
    ['more stands behind them', ['A-7/W35 max\t2.9'], COP],
    ['a letter stands before the slash', ['A-7x/W35\t2.9'], COP],
    ['a letter stands behind the slash', ['A-7/xW35\t2.9'], COP],
    ['the map has no temperatures', ['A-7/W35\t2.9', 'A7/W35\t4.6', 'A-7/W55\t2.1', 'A7/W55\t3.1'], FREE],
    ['others are among them', ['A-7/W35\t2.9', 'A7/W35\t4.6', 'A-7\t2.1', 'A7/W55\t3.1'], COP],
    ['they have no sink', ['A-7\t2.9', 'A7\t4.6'], COP],
    ['there is one alone in a text', ['at A7/W35', '2.9\t3'], COP],
  ])('are left where %s', (_, lines, map) => {
    expect(splitTestPoints(lines.join('\n'), map)).toBeUndefined();
  });
});
