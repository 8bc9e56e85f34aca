import type uPlot from 'uplot';
import { axisRange, finiteOrNull } from './chartPoints.ts';
import { lineChart, token } from './curvePlot.ts';

/** Tokens of the theme that lines may have. */
export const OVERLAY_COLORS = ['curve-1', 'curve-2', 'curve-3', 'curve-4', 'curve-5', 'curve-6'] as const;

export interface OverlaySeries {
  /** Unique within the chart. */
  label: string;
  x: readonly number[];
  y: readonly number[];
  color: (typeof OVERLAY_COLORS)[number] | 'muted' | `#${string}`;
  /** In pixels; by default wider the more lines are drawn over this one. */
  width?: number | undefined;
  isDashed?: boolean | undefined;
}

interface OverlaySetup {
  width: number;
  height: number;
  axis: string;
  xTitle: string;
  series: readonly OverlaySeries[];
}

/** All lines over the x of all of them; null where a line has no point. */
export function overlayData(series: readonly OverlaySeries[]): uPlot.AlignedData {
  const x = [...new Set(series.flatMap((line) => line.x.filter(Number.isFinite)))].sort((a, b) => a - b);
  const rows = series.map((line) => {
    const byX = new Map(line.x.map((at, index) => [at, line.y[index]]));
    return x.map((at) => finiteOrNull(byX.get(at)));
  });
  return [x, ...rows];
}

export function overlayOptions({ width, height, axis, xTitle, series }: OverlaySetup): uPlot.Options {
  return {
    ...lineChart({ width, height, axis, xTitle }),
    scales: {
      x: { time: false },
      y: { range: (_, minimum, maximum) => axisRange({ minimum, maximum }) },
    },
    series: [{}, ...series.map((line, index) => createLine(line, series.length - 1 - index))],
  };
}

/** A line is wider than those over it, so that it shows where they run alike. */
function createLine({ color, isDashed, width }: OverlaySeries, above: number): uPlot.Series {
  const stroke = (plot: uPlot) => (color.startsWith('#') ? color : token(plot, `--${color}`));
  return {
    width: width ?? (isDashed ? 2 : 2 + 2 * Math.min(above, 3)),
    stroke,
    // A line continues across x values that only other lines have.
    spanGaps: true,
    ...(isDashed ? { dash: [6, 5] } : {}),
    points: { show: true, size: 5, width: 1, stroke, fill: stroke },
  };
}
