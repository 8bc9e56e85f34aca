// @vitest-environment jsdom
import type uPlot from 'uplot';
import { expect, it } from 'vitest';
import { keepLine } from '#widgets/keepLine.ts';
import { recordPlot } from './recordPlot.ts';

const BEFORE = {
  data: [
    [1, 2, 3],
    [10, null, 30],
    [7, 8, 9],
  ] as uPlot.AlignedData,
  bbox: { left: 40, top: 30, width: 500, height: 200 },
  scales: { x: { min: 1, max: 3 }, y: { min: 0, max: 30 } },
  series: 1,
  range: [0, 2],
};

/** Whether the line is built anew after it was built for `BEFORE` and something changed. */
function isRebuilt(change: Partial<typeof BEFORE>): boolean {
  let built = 0;
  const build = keepLine(() => {
    built += 1;
    return { flags: built };
  });
  const draw = ({ series, range: [from = 0, to = 0], ...plot }: typeof BEFORE) =>
    build(recordPlot(plot).plot, series, from, to);
  const before = draw(BEFORE);
  const after = draw({ ...BEFORE, ...change });
  if (after !== before) expect(after).toEqual({ flags: 2 });
  return after !== before;
}

it.each<[what: string, change: Partial<typeof BEFORE>]>([
  ['nothing', {}],
  ['the lists, but not their values', { data: [[1, 2, 3], [10, null, 30], [7]] }],
])('a line is kept where %s changed', (_, change) => {
  expect(isRebuilt(change)).toBe(false);
});

it.each<[what: string, change: Partial<typeof BEFORE>]>([
  [
    'an x',
    {
      data: [
        [1, 2.5, 3],
        [10, null, 30],
      ],
    },
  ],
  [
    'the last x',
    {
      data: [
        [1, 2, 4],
        [10, null, 30],
      ],
    },
  ],
  [
    'the first y',
    {
      data: [
        [1, 2, 3],
        [11, null, 30],
      ],
    },
  ],
  [
    'a gap',
    {
      data: [
        [1, 2, 3],
        [10, 20, 30],
      ],
    },
  ],
  [
    'the number of y',
    {
      data: [
        [1, 2, 3],
        [10, null],
      ],
    },
  ],
  [
    'the number of points',
    {
      data: [
        [1, 2, 3, 4],
        [10, null, 30, 40],
      ],
    },
  ],
  ['the series', { series: 2 }],
  ['the first point drawn', { range: [1, 2] }],
  ['the last point drawn', { range: [0, 1] }],
  ['the left edge', { bbox: { ...BEFORE.bbox, left: 41 } }],
  ['the upper edge', { bbox: { ...BEFORE.bbox, top: 31 } }],
  ['the width', { bbox: { ...BEFORE.bbox, width: 501 } }],
  ['the height', { bbox: { ...BEFORE.bbox, height: 201 } }],
  ['the start of x', { scales: { ...BEFORE.scales, x: { min: 0, max: 3 } } }],
  ['the end of x', { scales: { ...BEFORE.scales, x: { min: 1, max: 4 } } }],
  ['the start of y', { scales: { ...BEFORE.scales, y: { min: 1, max: 30 } } }],
  ['the end of y', { scales: { ...BEFORE.scales, y: { min: 0, max: 31 } } }],
])('a line is rebuilt where %s changed', (_, change) => {
  expect(isRebuilt(change)).toBe(true);
});

it('the line of a series without values is built', () => {
  const build = keepLine(() => ({ flags: 5 }));
  expect(build(recordPlot({ data: [[1, 2]] }).plot, 1, 0, 1)).toEqual({ flags: 5 });
});
