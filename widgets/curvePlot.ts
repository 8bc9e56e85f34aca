import uPlot from 'uplot';
import type { CurveFault, CurveLimits, CurvePoints } from '#model/curvePoints.ts';
import { formatNumber } from '#model/parseNumber.ts';
import { axisRange, type ChartPoint, type ChartPoints, snapStep } from './chartPoints.ts';

/** Read on every draw, so that a change does not create another chart. */
export interface Drawing {
  points: CurvePoints;
  /** The points in the order of the chart. */
  chart: ChartPoints;
  faults: readonly CurveFault[];
  /** The point under the pointer, in the hand, or with the keyboard's focus. */
  active: ChartPoint | undefined;
  yLimits: readonly CurveLimits[];
  /** The ends of the axes when a point was picked up; while it is dragged the axes only grow. */
  held: { x: Range; y: Range } | undefined;
  /** Called after every drawing, for elements whose positions depend on the scales. */
  onDrawn: (plot: uPlot) => void;
}

type Range = [lower: number, upper: number];

interface PlotSetup {
  width: number;
  height: number;
  axis: string;
  xTitle: string;
  curves: number;
  /** Returns what to draw now. */
  drawing: () => Drawing;
}

const FONT_SIZE = 12;
const POINT_SIZE = 8;
const ACTIVE_RADIUS = 6;
/** Width of a digit at FONT_SIZE, and the space between numbers and axis. */
const DIGIT = 7;
const AXIS_GAP = 8;

/** Options of a line chart with dots over a shared x, coloured by the page's tokens. */
export function plotOptions({ width, height, axis, xTitle, curves, drawing }: PlotSetup): uPlot.Options {
  return {
    ...lineChart({ width, height, axis, xTitle }),
    scales: {
      x: { time: false, range: (_, minimum, maximum) => xRange(minimum, maximum, drawing()) },
      y: { range: (_, minimum, maximum) => yRange(minimum, maximum, drawing()) },
    },
    series: [{}, ...Array.from({ length: curves }, (_, curve) => createSeries(curve, curves))],
    hooks: { draw: [(plot) => drawMarks(plot, drawing()), (plot) => drawing().onDrawn(plot)] },
  };
}

/** The size, axes and paddings that all line charts have; neither a legend nor a cursor. */
export function lineChart({ width, height, axis, xTitle }: Pick<PlotSetup, 'width' | 'height' | 'axis' | 'xTitle'>) {
  return {
    width,
    height,
    padding: [10, 14, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    axes: [
      { ...createAxis(xTitle, 34), grid: { show: false } },
      { ...createAxis(axis, 0), size: (_, texts) => longest(texts) * DIGIT + AXIS_GAP + 6 },
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

/** The step by which a point moves along an axis: about one pixel, as a power of ten. */
export function scaleStep(plot: uPlot, scale: 'x' | 'y'): number {
  const [lower, upper] = scaleRange(plot, scale);
  return snapStep(upper - lower, scale === 'x' ? plot.over.clientWidth : plot.over.clientHeight);
}

/** The value of a custom property of CSS at the chart. */
export function token(plot: uPlot, name: string): string {
  return getComputedStyle(plot.root).getPropertyValue(name).trim();
}

function curveColor(plot: uPlot, curve: number): string {
  return token(plot, `--curve-${curve + 1}`);
}

// The first of two curves is drawn wider, so that it shows where the second lies over it.
function createSeries(curve: number, curves: number): uPlot.Series {
  return {
    width: curve + 1 < curves ? 5 : 2,
    stroke: (plot) => curveColor(plot, curve),
    points: {
      show: true,
      size: POINT_SIZE,
      width: 2,
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
    grid: { width: 1, stroke: (plot) => token(plot, '--line') },
    ticks: { show: false },
    values: (_, splits) => splits.map(formatNumber),
  };
}

function longest(texts: readonly string[] | null): number {
  return Math.max(2, ...(texts ?? []).map((text) => text.length));
}

function xRange(minimum: number | null, maximum: number | null, { held }: Drawing): Range {
  const lower = minimum ?? 0;
  const upper = maximum ?? 100;
  const range: Range = lower === upper ? [lower - 5, upper + 5] : [lower, upper];
  return held ? union(range, held.x) : range;
}

function yRange(minimum: number | null, maximum: number | null, { held, yLimits }: Drawing): Range {
  const range = axisRange({ minimum, maximum });
  const whole = union(range, mergeLimits(yLimits) ?? range);
  return held ? union(whole, held.y) : whole;
}

/** The range that every curve is limited to, where all of them are on both sides: percentages. */
function mergeLimits(limits: readonly CurveLimits[]): Range | undefined {
  const lower = Math.min(...limits.map(({ minimum }) => minimum ?? Number.NaN));
  const upper = Math.max(...limits.map(({ maximum }) => maximum ?? Number.NaN));
  return Number.isFinite(lower) && Number.isFinite(upper) ? [lower, upper] : undefined;
}

function union(a: Range, b: Range): Range {
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

/** Faulty points in red, and the active one large, over what uPlot drew. */
function drawMarks(plot: uPlot, { chart, faults, active }: Drawing): void {
  const error = token(plot, '--error');
  for (const { row, column } of faults) {
    const index = chart.rows.indexOf(row);
    chart.y.forEach((_, curve) => {
      if (column === 0 || column === curve + 1) drawDot(plot, { index, curve }, chart, error, POINT_SIZE / 2 + 1);
    });
  }
  if (active) drawDot(plot, active, chart, curveColor(plot, active.curve), ACTIVE_RADIUS);
}

function drawDot(plot: uPlot, point: ChartPoint, chart: ChartPoints, color: string, radius: number): void {
  const x = chart.x[point.index];
  const y = chart.y[point.curve]?.[point.index];
  if (x === undefined || y === undefined || y === null) return;
  plot.ctx.save();
  plot.ctx.fillStyle = color;
  plot.ctx.beginPath();
  plot.ctx.arc(plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true), radius * uPlot.pxRatio, 0, 2 * Math.PI);
  plot.ctx.fill();
  plot.ctx.restore();
}
