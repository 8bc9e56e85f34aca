import type uPlot from 'uplot';

/** A colour of the page's theme at the chart, as a canvas takes it. */
export function token(plot: uPlot, name: string): string {
  const value = getComputedStyle(plot.root).getPropertyValue(name).trim();
  return SYSTEM_COLOR.test(value) ? resolve(plot, value) : value;
}

/** The colour of a curve, which counts from 0. */
export function curveColor(plot: uPlot, curve: number): string {
  return token(plot, `--curve-${curve + 1}`);
}

/** A keyword such as CanvasText, by which the theme names colours that the system sets. */
const SYSTEM_COLOR = /^[A-Z][A-Za-z]+$/;

// Only the style of an element has the colours of the system's contrast theme.
function resolve(plot: uPlot, keyword: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = keyword;
  plot.root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
