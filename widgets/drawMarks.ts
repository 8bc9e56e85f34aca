import uPlot from 'uplot';
import { curveColor, token } from './chartColors.ts';
import type { ChartPoint, ChartPoints } from './chartPoints.ts';
import type { Drawing } from './curvePlot.ts';

/** Diameter of a point in pixels. */
export const POINT_SIZE = 8;
const ACTIVE_RADIUS = 6;

/** Draws faulty points in red, or crossed out if the system sets the colours, and the active point large. */
export function drawMarks(plot: uPlot, { chart, faults, active }: Drawing, isForced: boolean): void {
  const draw = isForced ? drawCross : drawDot;
  const error = token(plot, '--error');
  for (const { row, column } of faults) {
    const index = chart.rows.indexOf(row);
    chart.y.forEach((_, curve) => {
      if (column === 0 || column === curve + 1) draw(plot, { index, curve }, chart, error, POINT_SIZE / 2 + 1);
    });
  }
  if (active) drawDot(plot, active, chart, curveColor(plot, active.curve), ACTIVE_RADIUS);
}

function drawDot(plot: uPlot, point: ChartPoint, chart: ChartPoints, color: string, radius: number): void {
  const at = findPixel(plot, point, chart);
  if (!at) return;
  plot.ctx.save();
  plot.ctx.fillStyle = color;
  plot.ctx.beginPath();
  plot.ctx.arc(at.left, at.top, radius * uPlot.pxRatio, 0, 2 * Math.PI);
  plot.ctx.fill();
  plot.ctx.restore();
}

function drawCross(plot: uPlot, point: ChartPoint, chart: ChartPoints, color: string, radius: number): void {
  const at = findPixel(plot, point, chart);
  if (!at) return;
  const arm = (radius + 3) * uPlot.pxRatio;
  plot.ctx.save();
  plot.ctx.strokeStyle = color;
  plot.ctx.lineWidth = 2 * uPlot.pxRatio;
  plot.ctx.beginPath();
  for (const side of [-1, 1]) {
    plot.ctx.moveTo(at.left - arm, at.top - side * arm);
    plot.ctx.lineTo(at.left + arm, at.top + side * arm);
  }
  plot.ctx.stroke();
  plot.ctx.restore();
}

/** The place of a point on the canvas; undefined if it has no value. */
function findPixel(plot: uPlot, point: ChartPoint, chart: ChartPoints): { left: number; top: number } | undefined {
  const x = chart.x[point.index];
  const y = chart.y[point.curve]?.[point.index];
  if (x === undefined || y === undefined || y === null) return undefined;
  return { left: plot.valToPos(x, 'x', true), top: plot.valToPos(y, 'y', true) };
}
