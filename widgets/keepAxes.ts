import type uPlot from 'uplot';

/** A drawing of a chart's axes, and whether it is still what they look like. */
interface Layer {
  canvas: HTMLCanvasElement;
  isCurrent: boolean;
}

const layers = new WeakMap<uPlot, Layer>();

/**
 * Hooks of a chart that copy its axes from their last drawing while they stay the same. Each text on a canvas in the page
 * first makes the browser lay out the page, which takes longer than the rest of a drawing.
 */
export const KEPT_AXES = {
  drawClear: (plot: uPlot) => {
    const layer = layers.get(plot);
    if (!layer?.isCurrent) return;
    plot.ctx.drawImage(layer.canvas, 0, 0);
    showAxes(plot, false);
  },
  drawAxes: (plot: uPlot) => {
    const layer = layers.get(plot) ?? { canvas: document.createElement('canvas'), isCurrent: false };
    if (layer.isCurrent) showAxes(plot, true);
    else keepDrawn(plot, layer);
    layers.set(plot, layer);
  },
} satisfies uPlot.Hooks.Defs;

/** Redraws the axes after uPlot has recalculated them. */
export function forgetAxes(plot: uPlot): void {
  const layer = layers.get(plot);
  if (layer) layer.isCurrent = false;
}

/** uPlot draws the axes that are shown, and between the two hooks does nothing else with them. */
function showAxes(plot: uPlot, isShown: boolean): void {
  for (const axis of plot.axes) axis.show = isShown;
}

/** Copies a canvas on which there are only the axes so far. */
function keepDrawn({ ctx }: uPlot, layer: Layer): void {
  const { width, height } = ctx.canvas;
  if (width === 0 || height === 0) return;
  // A size clears a canvas, also where it is the old one.
  Object.assign(layer.canvas, { width, height });
  layer.canvas.getContext('2d')?.drawImage(ctx.canvas, 0, 0);
  layer.isCurrent = true;
}
