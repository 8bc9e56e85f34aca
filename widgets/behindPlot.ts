import uPlot from 'uplot';
import { compareLines, type Line, type LineArea } from '#model/compareLines.ts';
import { curveColor, token } from './chartColors.ts';
import { behindDash } from './lineDashes.ts';

/** A curve and the one that is drawn behind it, as lines by series. */
export interface LinesBehind {
  own: readonly Line[];
  other: readonly Line[];
}

/** Opacity of a tinted area. */
const TINT = 0.24;
/** Pixels between the strokes of hatching. */
const HATCH = 7;

/** Draws the other curve dashed; the area between is tinted where the curve's own line is higher, otherwise hatched. */
export function drawBehind(plot: uPlot, { own, other }: LinesBehind, isForced: boolean): void {
  const { ctx, bbox } = plot;
  const grey = token(plot, '--muted');
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  other.forEach((line, curve) => {
    const drawn = toPixels(plot, line);
    const { areas } = compareLines(toPixels(plot, own[curve] ?? []), drawn);
    const [higher, lower] = [areas.filter(({ isHigher }) => isHigher), areas.filter(({ isHigher }) => !isHigher)];
    ctx.globalAlpha = TINT;
    ctx.fillStyle = curveColor(plot, curve);
    traceAreas(ctx, higher);
    ctx.fill();
    ctx.globalAlpha = isForced ? 1 : 0.5;
    hatch(plot, lower, { color: grey, slope: curve % 2 === 0 ? 1 : -1 });
    ctx.globalAlpha = 1;
    stroke(ctx, drawn, { color: grey, dash: behindDash(curve, isForced) });
  });
  ctx.restore();
}

/** The range of lines along an axis; a logarithmic axis ignores values that are not positive. */
export function findEnds(lines: readonly Line[], along: 'x' | 'y', isLog: boolean): [number, number] | undefined {
  let [lower, upper] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const line of lines) {
    for (const { [along]: value } of line) {
      if (isLog && value <= 0) continue;
      lower = Math.min(lower, value);
      upper = Math.max(upper, value);
    }
  }
  return lower <= upper ? [lower, upper] : undefined;
}

/** Converts a line to canvas pixels, y upwards; drops the points that a logarithmic axis can't show. */
function toPixels(plot: uPlot, line: Line): Line {
  return line.flatMap((knot) => {
    const [x, top] = [plot.valToPos(knot.x, 'x', true), plot.valToPos(knot.y, 'y', true)];
    return Number.isFinite(x) && Number.isFinite(top) ? [{ x, y: -top }] : [];
  });
}

function traceAreas(ctx: CanvasRenderingContext2D, areas: readonly LineArea[]): void {
  ctx.beginPath();
  for (const { pairs } of areas) {
    pairs.forEach(({ x, own }, index) => {
      if (index === 0) ctx.moveTo(x, -own);
      else ctx.lineTo(x, -own);
    });
    for (const { x, other } of pairs.toReversed()) ctx.lineTo(x, -other);
    ctx.closePath();
  }
}

/** Fills areas with parallel strokes, which stay where they are when the areas change. */
function hatch(plot: uPlot, areas: readonly LineArea[], { color, slope }: { color: string; slope: 1 | -1 }): void {
  if (areas.length === 0) return;
  const { ctx, bbox } = plot;
  ctx.save();
  traceAreas(ctx, areas);
  ctx.clip();
  ctx.beginPath();
  const bottom = bbox.top + bbox.height;
  for (let x = bbox.left - bbox.height; x < bbox.left + bbox.width + bbox.height; x += HATCH * uPlot.pxRatio) {
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x + slope * bbox.height, bottom);
  }
  ctx.strokeStyle = color;
  ctx.lineWidth = uPlot.pxRatio;
  ctx.stroke();
  ctx.restore();
}

function stroke(ctx: CanvasRenderingContext2D, line: Line, { color, dash }: { color: string; dash: number[] }): void {
  ctx.beginPath();
  line.forEach(({ x, y }, index) => {
    if (index === 0) ctx.moveTo(x, -y);
    else ctx.lineTo(x, -y);
  });
  ctx.setLineDash(dash.map((length) => length * uPlot.pxRatio));
  ctx.lineWidth = 2 * uPlot.pxRatio;
  ctx.strokeStyle = color;
  ctx.stroke();
  ctx.setLineDash([]);
}
