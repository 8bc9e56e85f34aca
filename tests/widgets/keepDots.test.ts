// @vitest-environment jsdom
import './setup.ts';
import uPlot from 'uplot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDots } from '#widgets/keepDots.ts';
import { type Drawn, recordPlot } from './recordPlot.ts';

/** A path that records its parts. */
class Path {
  readonly drawn: Drawn[] = [];
  moveTo(...given: number[]) {
    this.drawn.push(['moveTo', ...given]);
  }
  arc(...given: number[]) {
    this.drawn.push(['arc', ...given]);
  }
  rect(...given: number[]) {
    this.drawn.push(['rect', ...given]);
  }
  addPath(path: Path) {
    this.drawn.push(['addPath', path]);
  }
}

const RATIO = uPlot.pxRatio;

beforeEach(() => {
  vi.stubGlobal('Path2D', Path);
  uPlot.pxRatio = 1;
});

afterEach(() => {
  vi.unstubAllGlobals();
  uPlot.pxRatio = RATIO;
});

type Build = ReturnType<typeof keepDots>;

const SIZES = { size: 8, width: 2 };

/** The paths of the dots of a series, all of them unless `from` and `to` say otherwise. */
function build(dots: Build, data: uPlot.AlignedData, { series = 1, from = 0, to = data[0].length - 1 } = {}) {
  const { plot } = recordPlot({ data, bbox: { left: 20, top: 10, width: 300, height: 180 } });
  return dots(plot, series, from, to);
}

function listParts(paths: ReturnType<Build>): Path[] {
  const whole = paths?.fill;
  if (!(whole instanceof Path)) throw new Error('there is no path');
  return whole.drawn.map(([, part]) => {
    if (!(part instanceof Path)) throw new Error('the path has a part that is not a path');
    return part;
  });
}

function listDots(paths: ReturnType<Build>): Drawn[] {
  return listParts(paths).flatMap(({ drawn }) => drawn);
}

const dot = (x: number, y: number, radius = 3): Drawn[] => [
  ['moveTo', x + radius, y],
  ['arc', x, y, radius, 0, 2 * Math.PI],
];

/** A curve of 0, 1, 2 and so on. */
const rise = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the dots of a series', () => {
  it('lie on whole pixels at its points, in x of the first list and y of its own', () => {
    const data: uPlot.AlignedData = [
      [0, 1, 2.04],
      [5, 6, 7],
      [1, 2, 3.06],
    ];
    expect(listDots(build(keepDots(SIZES), data, { series: 2 }))).toEqual([
      ...dot(0, 190),
      ...dot(10, 180),
      ...dot(20, 169),
    ]);
  });

  it('leave out points without a value, and those outside the range', () => {
    const data: uPlot.AlignedData = [
      [0, 1, 2, 3, 4],
      [1, null, undefined, 4, 5],
    ];
    expect(listDots(build(keepDots(SIZES), data, { to: 3 }))).toEqual([...dot(0, 190), ...dot(30, 160)]);
    expect(listDots(build(keepDots(SIZES), data, { from: 3 }))).toEqual([...dot(30, 160), ...dot(40, 150)]);
    expect(listDots(build(keepDots(SIZES), data, { series: 2 }))).toEqual([]);
    expect(listDots(build(keepDots(SIZES), [[0], [1, 2]], { to: 1 }))).toEqual(dot(0, 190));
  });

  it('are filled and outlined, clipped a dot beyond the plot', () => {
    uPlot.pxRatio = 2;
    const paths = build(keepDots(SIZES), [[0], [0]]);
    expect(listDots(paths)).toEqual(dot(0, 200, 6));
    expect(paths?.stroke).toBe(paths?.fill);
    expect(paths?.flags).toBe(3);
    expect(paths?.clip).toMatchObject({ drawn: [['rect', 8, -2, 324, 204]] });
  });
});

describe('dots that are drawn again', () => {
  const x = rise(100);

  it('are the same path while no point moves', () => {
    const dots = keepDots(SIZES);
    const before = build(dots, [x, rise(100)]);
    expect(listParts(before).map(({ drawn }) => drawn.length)).toEqual([80, 80, 40]);
    expect(build(dots, [x, rise(100)])?.fill).toBe(before?.fill);
  });

  it('are rebuilt only around a point that moved', () => {
    const dots = keepDots(SIZES);
    const before = listParts(build(dots, [x, rise(100)]));
    const moved = listParts(build(dots, [x, rise(100).with(40, 7)]));
    expect(moved.map((part, index) => part === before[index])).toEqual([true, false, true]);
    expect(moved[1]?.drawn.slice(0, 4)).toEqual([...dot(400, 130), ...dot(410, -210)]);
    const last = listParts(build(dots, [x, rise(100).with(40, 7).with(79, 0)]));
    expect(last.map((part, index) => part === moved[index])).toEqual([true, false, true]);
  });

  it('are rebuilt where one was added or removed at the end', () => {
    const dots = keepDots(SIZES);
    const shorter = listParts(build(dots, [x, rise(100)], { to: 79 }));
    const longer = listParts(build(dots, [x, rise(100)], { to: 80 }));
    expect(longer).toHaveLength(3);
    expect(longer.slice(0, 2).map((part, index) => part === shorter[index])).toEqual([true, true]);
    expect(listDots(build(dots, [x, rise(100)], { to: 79 }))).toHaveLength(160);
    expect(listDots(build(dots, [x, rise(100)], { to: 78 }))).toHaveLength(158);
    expect(listDots(build(dots, [x, rise(100)], { to: 79 }))).toHaveLength(160);
  });

  it('are rebuilt in another size where the page is zoomed', () => {
    const dots = keepDots(SIZES);
    build(dots, [[0], [0]]);
    uPlot.pxRatio = 1.5;
    expect(listDots(build(dots, [[0], [0]]))).toEqual(dot(0, 200, 4.5));
  });
});
