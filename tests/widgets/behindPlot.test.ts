// @vitest-environment jsdom
import './setup.ts';
import uPlot from 'uplot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '#model/compareLines.ts';
import { drawBehind, findEnds, type LinesBehind } from '#widgets/behindPlot.ts';
import { type Drawn, recordPlot } from './recordPlot.ts';

const RATIO = uPlot.pxRatio;

beforeEach(() => {
  uPlot.pxRatio = 2;
});

afterEach(() => {
  uPlot.pxRatio = RATIO;
});

const COLORS = { '--muted': 'grey', '--curve-1': 'blue', '--curve-2': 'green' };
const BBOX = { left: 20, top: 10, width: 14, height: 14 };

const line = (...points: [x: number, y: number][]): Line => points.map(([x, y]) => ({ x, y }));

function draw(lines: LinesBehind, { isForced = false, isLog = false } = {}): Drawn[] {
  const { plot, drawn } = recordPlot({ colors: COLORS, bbox: BBOX, isLog });
  drawBehind(plot, lines, isForced);
  return drawn;
}

/** The drawing within the plot, without the frame that all drawings have. */
function within(drawn: readonly Drawn[]): readonly Drawn[] {
  expect(drawn.slice(0, 4)).toEqual([['save'], ['beginPath'], ['rect', 20, 10, 14, 14], ['clip']]);
  expect(drawn.at(-1)).toEqual(['restore']);
  return drawn.slice(4, -1);
}

const LEVEL = line([0, 5], [10, 5]);
const RISING = line([0, 0], [10, 10]);

/** The area from 0 to 5, where the level line is above the rising one, and that from 5 to 10. */
const LEFT: Drawn[] = [
  ['beginPath'],
  ['moveTo', 0, 150],
  ['lineTo', 50, 150],
  ['lineTo', 50, 150],
  ['lineTo', 0, 200],
  ['closePath'],
];
const RIGHT: Drawn[] = [
  ['beginPath'],
  ['moveTo', 50, 150],
  ['lineTo', 100, 150],
  ['lineTo', 100, 100],
  ['lineTo', 50, 150],
  ['closePath'],
];

/** Strokes from the upper edge of the plot to the lower one. */
const strokes = (...pairs: [from: number, to: number][]): Drawn[] => [
  ['beginPath'],
  ...pairs.flatMap(([from, to]): Drawn[] => [
    ['moveTo', from, 10],
    ['lineTo', to, 24],
  ]),
  ['strokeStyle', 'grey'],
  ['lineWidth', 2],
  ['stroke'],
];

const dashed = (dash: number[], ...places: Drawn[]): Drawn[] => [
  ['globalAlpha', 1],
  ['beginPath'],
  ...places,
  ['setLineDash', dash],
  ['lineWidth', 4],
  ['strokeStyle', 'grey'],
  ['stroke'],
  ['setLineDash', []],
];

describe('a curve behind another', () => {
  it('is tinted where it is lower, hatched where it is higher, and dashed', () => {
    expect(within(draw({ own: [LEVEL], other: [RISING] }))).toEqual([
      ['globalAlpha', 0.24],
      ['fillStyle', 'blue'],
      ...LEFT,
      ['fill'],
      ['globalAlpha', 0.5],
      ['save'],
      ...RIGHT,
      ['clip'],
      ...strokes([6, 20], [20, 34], [34, 48]),
      ['restore'],
      ...dashed([12, 10], ['moveTo', 0, 200], ['lineTo', 100, 100]),
    ]);
  });

  it('is hatched in the other direction for the second series, fully in a contrast theme', () => {
    const [, second] = [0, within(draw({ own: [[], LEVEL], other: [[], RISING] }, { isForced: true }))];
    expect(second.slice(second.findIndex(([name, color]) => name === 'fillStyle' && color === 'green'))).toEqual([
      ['fillStyle', 'green'],
      ...LEFT,
      ['fill'],
      ['globalAlpha', 1],
      ['save'],
      ...RIGHT,
      ['clip'],
      ...strokes([6, -8], [20, 6], [34, 20]),
      ['restore'],
      ...dashed([24, 8, 4, 8], ['moveTo', 0, 200], ['lineTo', 100, 100]),
    ]);
  });

  it('is only dashed where the curve has no such series', () => {
    expect(within(draw({ own: [], other: [RISING] }))).toEqual([
      ['globalAlpha', 0.24],
      ['fillStyle', 'blue'],
      ['beginPath'],
      ['fill'],
      ['globalAlpha', 0.5],
      ...dashed([12, 10], ['moveTo', 0, 200], ['lineTo', 100, 100]),
    ]);
  });

  it('starts at its first point that a logarithmic axis can show', () => {
    const drawn = within(draw({ own: [], other: [line([0, 0], [5, 5], [10, 10])] }, { isLog: true }));
    expect(drawn.slice(-8)).toEqual(dashed([12, 10], ['moveTo', 50, 150], ['lineTo', 100, 100]).slice(1));
  });
});

describe('the ends of lines', () => {
  const lines = [line([3, 20], [5, -4]), line([-1, 0], [4, 8])];

  it.each([
    ['x', false, [-1, 5]],
    ['y', false, [-4, 20]],
    ['x', true, [3, 5]],
    ['y', true, [8, 20]],
  ] as const)('along %s, logarithmic: %s, are %j', (along, isLog, ends) => {
    expect(findEnds(lines, along, isLog)).toEqual(ends);
  });

  it('are the same for a single point, and missing without one', () => {
    expect(findEnds([line([3, 20])], 'x', false)).toEqual([3, 3]);
    expect(findEnds([[]], 'x', false)).toBeUndefined();
    expect(findEnds([line([3, 0])], 'y', true)).toBeUndefined();
  });
});
