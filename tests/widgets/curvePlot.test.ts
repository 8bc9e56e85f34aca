// @vitest-environment jsdom
import './setup.ts';
import uPlot from 'uplot';
import { describe, expect, it, test } from 'vitest';
import { forgetColors } from '#widgets/chartColors.ts';
import { chartPoints } from '#widgets/chartPoints.ts';
import {
  type Drawing,
  keepsRange,
  type LogAxes,
  plotData,
  plotOptions,
  scaleStep,
  stepAlong,
} from '#widgets/curvePlot.ts';
import { isWhole, tickSteps } from '#widgets/wholeTicks.ts';

const LINEAR: LogAxes = { x: false, y: false };

function draw(x: number[], y: number[], { log = LINEAR, isForced = false, limits = {} } = {}) {
  const points = { x, y: [y, y] };
  const chart = chartPoints(points);
  const drawing: Drawing = {
    points,
    chart,
    faults: [],
    active: undefined,
    yLimits: [limits, limits],
    held: undefined,
    onDrawn: () => {},
  };
  const size = { width: 500, height: 300, axis: 'Power', xTitle: 'Speed' };
  const options = plotOptions({ ...size, curves: 2, log, isForced, drawing: () => drawing });
  const plot = new uPlot(options, plotData(chart), document.body);
  return { options, plot, drawing };
}

function findRange(plot: uPlot, scale: 'x' | 'y', [minimum, maximum]: [number, number]) {
  const range = plot.scales[scale]?.range;
  return typeof range === 'function' ? range(plot, minimum, maximum, scale) : range;
}

/** The steps that the ticks of x may have. */
function findSteps(plot: uPlot): number[] {
  const steps = plot.axes[0]?.incrs;
  return typeof steps === 'function' ? steps(plot, 0, 0, 1, 500, 50) : (steps ?? []);
}

describe('the ticks of x', () => {
  it('are whole where x is', () => {
    expect(findSteps(draw([0, 1, 2, 30], [1, 2, 3, 4]).plot).filter((step) => !Number.isInteger(step))).toEqual([]);
    expect(findSteps(draw([0, 1, 2, 30], [1, 2, 3, 4]).plot).slice(0, 5)).toEqual([1, 2, 5, 10, 20]);
  });

  it('are as fine as they need to be where it is not', () => {
    expect(findSteps(draw([0, 0.5, 1], [1, 2, 3]).plot)).toEqual(expect.arrayContaining([0.1, 0.25, 1]));
  });

  test.each<[values: (number | null)[], whole: boolean]>([
    [[0, 5], true],
    [[0, 5.5], false],
    [[0, Number.NaN], false],
    [[], false],
  ])('%j is whole: %s', (values, whole) => {
    expect(isWhole(values)).toBe(whole);
    expect(tickSteps(values).includes(2.5)).toBe(!whole);
  });
});

describe('a logarithmic axis', () => {
  it('goes by powers of ten, whatever the limits are', () => {
    const { plot } = draw([1, 2], [6000, 90_000], { log: { x: false, y: true }, limits: { minimum: 0, maximum: 1e6 } });
    expect(plot.scales.y?.distr).toBe(3);
    expect(findRange(plot, 'y', [6000, 90_000])).toEqual([1000, 100_000]);
    expect(plot.scales.x?.distr).not.toBe(3);
  });

  it('of x ends at its points', () => {
    const { plot } = draw([1, 1000], [1, 2], { log: { x: true, y: false } });
    expect(findRange(plot, 'x', [1, 1000])).toEqual([1, 1000]);
    expect(findRange(plot, 'x', [5, 5])).toEqual([0.5, 50]);
  });

  it('has finer steps further down, and never steps below 0', () => {
    const { plot } = draw([1, 2], [1, 1000], { log: { x: false, y: true } });
    Object.assign(plot.scales.y ?? {}, { min: 1, max: 1000 });
    Object.defineProperty(plot.over, 'clientHeight', { value: 250 });
    expect([1, 10, 100].map((value) => scaleStep(plot, 'y', value))).toEqual([0.1, 1, 10]);
    expect(stepAlong(plot, 'y', { from: 100, steps: -1 })).toBe(90);
    expect(stepAlong(plot, 'y', { from: 100, steps: -10 })).toBe(10);
  });
});

test.each<[what: string, y: number[], log: LogAxes, isKept: boolean]>([
  ['a value between the others', [0, 55, 100], LINEAR, true],
  ['a value beyond the range', [0, 50, 101], LINEAR, false],
  ['a lower highest value', [0, 50, 60], LINEAR, false],
  ['a value below 0', [-1, 50, 100], LINEAR, false],
  ['a value in the same powers of ten', [2, 50, 99], { x: false, y: true }, true],
  ['a value in others', [2, 50, 101], { x: false, y: true }, false],
])('with %s, the y axis keeps its range or not', (_, y, log, isKept) => {
  const { plot } = draw([0, 1, 2], [1, 50, 100], { log });
  Object.assign(plot.scales.y ?? {}, log.y ? { min: 1, max: 100 } : { min: 0, max: 100 });
  expect(keepsRange(plot, draw([0, 1, 2], y, { log }).drawing, log.y)).toBe(isKept);
});

test('curves differ by their dashes where the system sets the colours', () => {
  expect(draw([0, 1], [1, 2]).options.series.map(({ dash }) => dash)).toEqual([undefined, undefined, undefined]);
  expect(draw([0, 1], [1, 2], { isForced: true }).options.series.map(({ dash }) => dash)).toEqual([
    undefined,
    [],
    [8, 5],
  ]);
});

test('a colour that the system names is resolved by an element at the chart', () => {
  const { plot, options } = draw([0, 1], [1, 2]);
  const stroke = options.series[1]?.stroke;
  const read = () => (typeof stroke === 'function' ? stroke(plot, 1) : stroke);
  plot.root.style.setProperty('--curve-1', '#123456');
  expect(read()).toBe('#123456');
  forgetColors(plot);
  plot.root.style.setProperty('--curve-1', 'CanvasText');
  // jsdom names it in lower case, a browser gives its parts.
  expect(read()).toMatch(/^(canvastext|rgb\()/i);
  expect(plot.root.querySelector('span')).toBeNull();
});
