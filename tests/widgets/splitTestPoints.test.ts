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

  it.each<[what: string, lines: string[], map: MapDefinition]>([
    ['the map has no temperatures', ['A-7/W35\t2.9', 'A7/W35\t4.6', 'A-7/W55\t2.1', 'A7/W55\t3.1'], FREE],
    ['others are among them', ['A-7/W35\t2.9', 'A7/W35\t4.6', 'A-7\t2.1', 'A7/W55\t3.1'], COP],
    ['they have no sink', ['A-7\t2.9', 'A7\t4.6'], COP],
    ['there is one alone in a text', ['at A7/W35', '2.9\t3'], COP],
  ])('are left where %s', (_, lines, map) => {
    expect(splitTestPoints(lines.join('\n'), map)).toBeUndefined();
  });
});
