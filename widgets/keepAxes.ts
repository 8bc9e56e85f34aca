import type uPlot from 'uplot';

/** A copy of a chart's drawn axes, and whether it is up to date. */
interface Layer {
  canvas: HTMLCanvasElement;
  isCurrent: boolean;
}

const layers = new WeakMap<uPlot, Layer>();

/**
 * Hooks of a chart that reuse its last drawn axes while these are unchanged. Drawing text on a canvas in the page
 * forces the browser to lay out the page, which takes longer than the rest of a drawing.
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

/** Makes the next drawing draw the axes anew, after uPlot has recalculated them. */
export function forgetAxes(plot: uPlot): void {
  const layer = layers.get(plot);
  if (layer) layer.isCurrent = false;
}

/** uPlot draws only axes that are shown, and does nothing else with them between the two hooks. */
function showAxes(plot: uPlot, isShown: boolean): void {
  for (const axis of plot.axes) axis.show = isShown;
}

/** Copies the canvas while only the axes are drawn on it. */
function keepDrawn({ ctx }: uPlot, layer: Layer): void {
  const { width, height } = ctx.canvas;
  if (width === 0 || height === 0) return;
  // Setting its size clears a canvas, even if the size stays the same.
  Object.assign(layer.canvas, { width, height });
  layer.canvas.getContext('2d')?.drawImage(ctx.canvas, 0, 0);
  layer.isCurrent = true;
}
