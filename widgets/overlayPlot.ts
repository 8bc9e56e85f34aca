import type uPlot from 'uplot';
import type { Axis } from '#model/FormDefinition.ts';
import { token } from './chartColors.ts';
import { axisRange, finiteOrNull } from './chartPoints.ts';
import { distribution, type LogAxes, lineChart } from './curvePlot.ts';
import { lineDash, overlayDash } from './lineDashes.ts';
import { isLogarithmic, logRange } from './logAxis.ts';
import { OVERLAY_COLORS, type OverlaySeries } from './OverlaySeries.ts';

interface OverlaySetup {
  width: number;
  height: number;
  axis: string;
  xTitle: string;
  series: readonly OverlaySeries[];
  /** Whether the system sets the colours. */
  isForced: boolean;
  /** The axes that are logarithmic while all their values are positive. */
  logarithmic?: readonly Axis[] | undefined;
}

/** Returns all lines over their combined x as uPlot's data; null where a line has no point. */
export function overlayData(series: readonly OverlaySeries[]): uPlot.AlignedData {
  const x = [...new Set(series.flatMap((line) => line.x.filter(Number.isFinite)))].sort((a, b) => a - b);
  const rows = series.map((line) => {
    const byX = new Map(line.x.map((at, index) => [at, line.y[index]]));
    return x.map((at) => finiteOrNull(byX.get(at)));
  });
  return [x, ...rows];
}

/** Returns uPlot's options for a read-only chart of lines. */
export function overlayOptions(setup: OverlaySetup): uPlot.Options {
  const { width, height, axis, xTitle, series, isForced, logarithmic = [] } = setup;
  const log = findLogAxes(series, logarithmic);
  return {
    ...lineChart({ width, height, axis, xTitle, log }),
    scales: {
      x: { time: false, ...distribution(log.x) },
      y: {
        ...distribution(log.y),
        range: (_, minimum, maximum) =>
          log.y ? logRange({ minimum: minimum ?? 1, maximum: maximum ?? 1 }) : axisRange({ minimum, maximum }),
      },
    },
    series: [
      {},
      ...series.map((line, index) => ({
        ...createLine(line, series.length - 1 - index),
        ...(isForced ? forceColors(index) : {}),
      })),
    ],
  };
}

/** Whether a chart of some lines can draw the others, with the same options. */
export function isSameLook(
  a: readonly OverlaySeries[],
  b: readonly OverlaySeries[],
  logarithmic: readonly Axis[],
): boolean {
  const [before, after] = [findLogAxes(a, logarithmic), findLogAxes(b, logarithmic)];
  const isSameLine = (line: OverlaySeries, other: OverlaySeries | undefined) =>
    line.color === other?.color && line.width === other.width && line.dashes === other.dashes;
  const isSameAxes = before.x === after.x && before.y === after.y;
  return isSameAxes && a.length === b.length && a.every((line, index) => isSameLine(line, b[index]));
}

function findLogAxes(series: readonly OverlaySeries[], logarithmic: readonly Axis[]): LogAxes {
  return {
    x: logarithmic.includes('x') && isLogarithmic(series.map((line) => line.x)),
    y: logarithmic.includes('y') && isLogarithmic(series.map((line) => line.y)),
  };
}

/** Lines differ by their dashes as well, as there are few colours. */
function forceColors(index: number): uPlot.Series {
  const stroke = (plot: uPlot) => token(plot, `--${forcedColor(index)}`);
  return { stroke, dash: lineDash(index), points: { show: true, size: 5, width: 1, stroke, fill: stroke } };
}

/** The theme's colour of a line if the system sets the colours. */
export function forcedColor(index: number): (typeof OVERLAY_COLORS)[number] {
  return OVERLAY_COLORS[index % OVERLAY_COLORS.length] ?? 'curve-1';
}

/** A line is wider than those over it, so that it shows where they coincide. */
function createLine({ color, dashes, width }: OverlaySeries, above: number): uPlot.Series {
  const stroke = (plot: uPlot) => (color.startsWith('#') ? color : token(plot, `--${color}`));
  return {
    width: width ?? (dashes ? 2 : 2 + 2 * Math.min(above, 3)),
    stroke,
    // A line continues across x values that only other lines have.
    spanGaps: true,
    ...(dashes ? { dash: overlayDash(dashes) } : {}),
    points: { show: true, size: 5, width: 1, stroke, fill: stroke },
  };
}
