import { describe, expect, it } from 'vitest';
import { differsInCell, mapDifference } from '#model/mapDifference.ts';

describe('versions of a map over each other', () => {
  it('share rows and columns whose numbers are equal, however they are written, in rising order', () => {
    const stored = { x: ['2', '10'], y: ['0'], z: [['a', 'b']] };
    const edited = {
      x: ['10.0', '5'],
      y: ['0', '-7'],
      z: [
        ['B', 'c'],
        ['d', 'e'],
      ],
    };
    expect(mapDifference([stored, edited])).toEqual({
      x: ['2', '5', '10'],
      y: ['-7', '0'],
      cells: [
        [
          [undefined, undefined],
          [undefined, 'e'],
          [undefined, 'd'],
        ],
        [
          ['a', undefined],
          [undefined, 'c'],
          ['b', 'B'],
        ],
      ],
    });
  });

  it('are empty where a version has no map', () => {
    const map = { x: ['1'], y: ['2'], z: [['3']] };
    expect(mapDifference([undefined, map])).toEqual({ x: ['1'], y: ['2'], cells: [[[undefined, '3']]] });
    expect(mapDifference([undefined, undefined])).toEqual({ x: [], y: [], cells: [] });
  });
});

describe('a cell', () => {
  it.each([
    [['3', '3.0'], false],
    [['3', '4'], true],
    [['3', '3', '4'], true],
    [['3', undefined], true],
    [[undefined, '3'], true],
    [[undefined, undefined], false],
    [['3'], false],
  ])('with %j differs: %j', (texts, differs) => {
    expect(differsInCell(texts)).toBe(differs);
  });
});
