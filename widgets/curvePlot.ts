import uPlot from 'uplot';
import type { CurveFault } from '#model/curveFaults.ts';
import type { CurveLimits, CurvePoints } from '#model/curvePoints.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { drawBehind, findEnds, type LinesBehind } from './behindPlot.ts';
import { curveColor, token } from './chartColors.ts';
import { axisRange, type ChartPoint, type ChartPoints, snapStep } from './chartPoints.ts';
import { drawMarks, POINT_SIZE } from './drawMarks.ts';
import { forgetAxes, KEPT_AXES } from './keepAxes.ts';
import { keepDots } from './keepDots.ts';
import { keepLine } from './keepLine.ts';
import { lineDash } from './lineDashes.ts';
import { logRange, logStep, logTicks } from './logAxis.ts';
import { tickSteps } from './wholeTicks.ts';

/** The data of a chart, read on every draw so that a change does not recreate the chart. */
export interface Drawing {
  points: CurvePoints;
  /** The points in the order of the chart. */
  chart: ChartPoints;
  faults: readonly CurveFault[];
  /** The point that is hovered, dragged or focused. */
  active: ChartPoint | undefined;
  yLimits: readonly CurveLimits[];
  /** The lines of the curve, and of the one behind it. */
  behind?: LinesBehind | undefined;
  /** The ranges of the axes at the start of a drag; until it ends, the axes only grow. */
  held: { x: Range; y: Range } | undefined;
  /** Called after every drawing, for elements whose positions depend on the scales. */
  onDrawn: (plot: uPlot) => void;
}

export type Range = [lower: number, upper: number];

/** Which axes are logarithmic. */
export interface LogAxes {
  x: boolean;
  y: boolean;
}

interface PlotSetup {
  width: number;
  height: number;
  axis: string;
  xTitle: string;
  curves: number;
  log: LogAxes;
  /** Whether the system sets the colours. */
  isForced: boolean;
  /** Returns what to draw now. */
  drawing: () => Drawing;
}

const FONT_SIZE = 12;
/** Width of a digit at FONT_SIZE, and the space between numbers and axis. */
const DIGIT = 7;
const AXIS_GAP = 8;
/** Height of the toolbar above the plot. */
const TOOLS_HEIGHT = 30;
/** Pixels between ticks. */
const TICK_SPACE = 40;

const DOTS = { size: POINT_SIZE, width: 2 };

/** uPlot's number for a logarithmic scale. */
const LOGARITHMIC = 3;

const LOG_TICKS: Pick<uPlot.Axis, 'splits' | 'filter'> = {
  splits: (plot, axis, minimum, maximum) =>
    logTicks([minimum, maximum], (axis === 0 ? plot.over.clientWidth : plot.over.clientHeight) / TICK_SPACE),
  filter: (_, splits) => splits,
};

/** Options of a line chart with dots over a shared x, coloured by the page's tokens. */
export function plotOptions(setup: PlotSetup): uPlot.Options {
  const { curves, log, isForced, drawing } = setup;
  return {
    ...lineChart(setup),
    // Room for the button above the plot.
    padding: [TOOLS_HEIGHT, 14, 0, 0],
    scales: {
      x: {
        time: false,
        ...distribution(log.x),
        range: (_, minimum, maximum) => xRange(minimum, maximum, { ...drawing(), isLog: log.x }),
      },
      y: {
        ...distribution(log.y),
        range: (_, minimum, maximum) => yRange(minimum, maximum, { ...drawing(), isLog: log.y }),
      },
    },
    series: [{}, ...Array.from({ length: curves }, (_, curve) => createSeries(curve, { curves, isForced }))],
    hooks: {
      drawClear: [KEPT_AXES.drawClear],
      // After the grid and before the curves.
      drawAxes: [
        KEPT_AXES.drawAxes,
        (plot) => {
          const { behind } = drawing();
          if (behind) drawBehind(plot, behind, isForced);
        },
      ],
      draw: [(plot) => drawMarks(plot, drawing(), isForced), (plot) => drawing().onDrawn(plot)],
    },
  };
}

/** The options that all line charts share: size, axes and padding, without legend and cursor. */
export function lineChart({ width, height, axis, xTitle, log }: Omit<PlotSetup, 'curves' | 'isForced' | 'drawing'>) {
  return {
    width,
    height,
    padding: [10, 14, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    axes: [
      {
        ...createAxis(xTitle, 34),
        ...(log.x ? LOG_TICKS : { incrs: (plot) => tickSteps(plot.data[0]) }),
        grid: { show: false },
      },
      {
        ...createAxis(axis, 0),
        ...(log.y ? LOG_TICKS : {}),
        size: (_, texts) => longest(texts) * DIGIT + AXIS_GAP + 6,
      },
    ],
  } satisfies Partial<uPlot.Options>;
}

/** The data in uPlot's order. */
export function plotData(chart: ChartPoints): uPlot.AlignedData {
  return [chart.x, ...chart.y];
}

/** The ends of an axis; 0 and 1 before there is a chart. */
export function scaleRange(plot: uPlot | undefined, scale: 'x' | 'y'): Range {
  const { min, max } = plot?.scales[scale] ?? {};
  return [min ?? 0, max ?? 1];
}

/** Whether the y axis keeps its range with these values; x and the curve behind have to be the same as before. */
export function keepsRange(plot: uPlot, drawing: Drawing, isLog: boolean): boolean {
  const [minimum, maximum] = findExtremes(drawing.chart.y, isLog);
  const [lower, upper] = yRange(minimum, maximum, { ...drawing, isLog });
  const { min, max } = plot.scales.y ?? {};
  return min === lower && max === upper;
}

/** The step by which a point moves along an axis from a value: about one pixel, as a power of ten. */
export function scaleStep(plot: uPlot, scale: 'x' | 'y', from: number): number {
  const range = scaleRange(plot, scale);
  const pixels = scale === 'x' ? plot.over.clientWidth : plot.over.clientHeight;
  return isLog(plot, scale) ? logStep(from, { range, pixels }) : snapStep(range[1] - range[0], pixels);
}

/** The value `steps` steps away from `from`; on a logarithmic axis never below a tenth of it. */
export function stepAlong(plot: uPlot, scale: 'x' | 'y', { from, steps }: { from: number; steps: number }): number {
  const to = from + steps * scaleStep(plot, scale, from);
  return isLog(plot, scale) ? Math.max(to, from / 10) : to;
}

function isLog(plot: uPlot, scale: 'x' | 'y'): boolean {
  return plot.scales[scale]?.distr === LOGARITHMIC;
}

/** The options that make a scale logarithmic; none for a linear scale. */
export function distribution(isLogScale: boolean): Pick<uPlot.Scale, 'distr' | 'log'> {
  return isLogScale ? { distr: LOGARITHMIC, log: 10 } : {};
}

// The first of two curves is drawn wider, so that it shows where the second lies over it.
function createSeries(curve: number, { curves, isForced }: Pick<PlotSetup, 'curves' | 'isForced'>): uPlot.Series {
  const line = uPlot.paths.linear?.();
  return {
    ...(line && { paths: keepLine(line) }),
    width: curve + 1 < curves ? 5 : 2,
    ...(isForced ? { dash: lineDash(curve) } : {}),
    stroke: (plot) => curveColor(plot, curve),
    points: {
      show: true,
      ...DOTS,
      paths: keepDots(DOTS),
      stroke: (plot) => curveColor(plot, curve),
      fill: (plot) => token(plot, '--panel'),
    },
  };
}

function createAxis(title: string, size: number): uPlot.Axis {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font').trim() || 'sans-serif';
  return {
    label: title,
    labelSize: 20,
    labelGap: 2,
    labelFont: `${FONT_SIZE}px ${family}`,
    font: `${FONT_SIZE}px ${family}`,
    size,
    gap: AXIS_GAP,
    stroke: (plot) => token(plot, '--muted'),
    grid: { width: 1, stroke: (plot) => token(plot, '--grid') },
    ticks: { show: false },
    values: (plot, splits) => {
      forgetAxes(plot);
      return splits.map(formatNumber);
    },
  };
}

function longest(texts: readonly string[] | null): number {
  return Math.max(2, ...(texts ?? []).map((text) => text.length));
}

interface Ranged extends Drawing {
  isLog: boolean;
}

function xRange(minimum: number | null, maximum: number | null, { held, isLog, behind }: Ranged): Range {
  const [lower = 0, upper = 100] = withEnds([minimum, maximum], behind && findEnds(behind.other, 'x', isLog));
  const around: Range = isLog ? [lower / 10, upper * 10] : [lower - 5, upper + 5];
  const range: Range = lower === upper ? around : [lower, upper];
  return held ? union(range, held.x) : range;
}

function yRange(minimum: number | null, maximum: number | null, { held, isLog, yLimits, behind }: Ranged): Range {
  const [lower, upper] = withEnds([minimum, maximum], behind && findEnds(behind.other, 'y', isLog));
  const range = isLog
    ? logRange({ minimum: lower ?? 1, maximum: upper ?? 1 })
    : axisRange({ minimum: lower ?? null, maximum: upper ?? null });
  const whole = isLog ? range : union(range, mergeLimits(yLimits) ?? range);
  return held ? union(whole, held.y) : whole;
}

/** The lowest and the highest value; on a logarithmic axis of those above 0. */
function findExtremes(lists: ChartPoints['y'], isLog: boolean): Range | [null, null] {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of lists) {
    for (const value of values) {
      if (value === null || (isLog && value <= 0)) continue;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  }
  return lowest <= highest ? [lowest, highest] : [null, null];
}

/** The range of the values, extended to the curve behind; empty if neither has a point. */
function withEnds([minimum, maximum]: [number | null, number | null], ends: Range | undefined): Range | [] {
  if (minimum === null || maximum === null) return ends ?? [];
  return ends ? union([minimum, maximum], ends) : [minimum, maximum];
}

/** The range that holds every curve's limits, if all have a minimum and a maximum, as percentages do. */
function mergeLimits(limits: readonly CurveLimits[]): Range | undefined {
  const lower = Math.min(...limits.map(({ minimum }) => minimum ?? Number.NaN));
  const upper = Math.max(...limits.map(({ maximum }) => maximum ?? Number.NaN));
  return Number.isFinite(lower) && Number.isFinite(upper) ? [lower, upper] : undefined;
}

function union(a: Range, b: Range): Range {
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}
