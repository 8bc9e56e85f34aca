import type uPlot from 'uplot';
import { forgetColors } from './chartColors.ts';

/** Keeps a chart at the size of its box and in the colours and fonts of the page, until the returned function is called. */
export function followPage(plot: uPlot, box: HTMLElement): () => void {
  let isRemoved = false;
  const sizes = new ResizeObserver(() => {
    const { width, height } = box.getBoundingClientRect();
    if (width !== plot.width || height !== plot.height) plot.setSize({ width, height });
  });
  sizes.observe(box);
  const redraw = () => {
    // A font may load after the chart was removed.
    if (isRemoved) return;
    forgetColors(plot);
    plot.redraw(false, true);
  };
  const themes = new MutationObserver(redraw);
  themes.observe(document.documentElement, { attributes: true });
  document.fonts?.ready.then(redraw);
  return () => {
    isRemoved = true;
    sizes.disconnect();
    themes.disconnect();
  };
}
