import { describe, expect, it } from 'vitest';
import { mergeRepeated } from '#widgets/mergeRepeated.ts';

const WIND = { title: 'Wind speed', unit: 'm/s' };

describe('rows with the same wind speed', () => {
  const rows = [
    [4, 100, 0.8],
    [5, 200, undefined],
    [4, 130, undefined],
    [undefined, 7, 7],
    [6, undefined],
    [4, 160, 0.9],
    [6, 300, 0.7],
    [6],
  ];

  it.each([
    ['first', [4, 100, 0.8], [6, 300, 0.7], 'first one'],
    ['last', [4, 160, 0.9], [6, 300, 0.7], 'last one'],
    ['mean', [4, 130, (0.8 + 0.9) / 2], [6, 300, 0.7], 'mean'],
  ] as const)('become one in the place of the first: the %s value of each column', (rule, four, six, text) => {
    expect(mergeRepeated(rows, { x: WIND, rule })).toEqual({
      rows: [four, [5, 200, undefined], [undefined, 7, 7], six],
      repeated: [4, 6],
      notes: [`Several values at 4 m/s, 6 m/s: the ${text} was used`],
    });
  });

  it.each(['first', 'last', 'mean'] as const)('stay blank where none has a value (%s)', (rule) => {
    const blank = [
      [4, undefined, 1],
      [4, undefined, 1],
    ];
    expect(mergeRepeated(blank, { x: WIND, rule }).rows).toEqual([[4, undefined, 1]]);
  });
});

it('a note names eight of the repeated places', () => {
  const rows = Array.from({ length: 20 }, (_, row) => [row % 10, row]);
  expect(mergeRepeated(rows, { x: WIND, rule: 'last' }).notes).toEqual([
    'Several values at 0 m/s, 1 m/s, 2 m/s, 3 m/s, 4 m/s, 5 m/s, 6 m/s, 7 m/s and 2 more: the last one was used',
  ]);
});

it('rows that all differ, or have no x, stay the same', () => {
  const rows = [
    [5, 200],
    [4, 100],
    [undefined, 1],
    [undefined, 2],
  ];
  const merged = mergeRepeated(rows, { x: WIND, rule: 'mean' });
  expect(merged).toEqual({ rows, repeated: [], notes: [] });
  expect(merged.rows).toBe(rows);
});
