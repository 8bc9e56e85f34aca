import type uPlot from 'uplot';

type Rooted = Pick<uPlot, 'root'>;

/** The colours by name. Reading a style makes the browser compute all of the page's, which may take longer than drawing. */
const known = new WeakMap<Rooted, Map<string, string>>();

/** A colour of the page's theme at the chart, as a canvas takes it. */
export function token(plot: Rooted, name: string): string {
  const colors = known.get(plot) ?? new Map<string, string>();
  const found = colors.get(name) ?? readToken(plot, name);
  // The styles of a page that is being loaded may come later.
  if (found !== '') known.set(plot, colors.set(name, found));
  return found;
}

/** Has the colours read again, as the page's theme may have changed. */
export function forgetColors(plot: Rooted): void {
  known.delete(plot);
}

function readToken(plot: Rooted, name: string): string {
  const value = getComputedStyle(plot.root).getPropertyValue(name).trim();
  return SYSTEM_COLOR.test(value) ? resolve(plot, value) : value;
}

/** The colour of a curve, which counts from 0. */
export function curveColor(plot: Rooted, curve: number): string {
  return token(plot, `--curve-${curve + 1}`);
}

/** A keyword such as CanvasText, by which the theme names colours that the system sets. */
const SYSTEM_COLOR = /^[A-Z][A-Za-z]+$/;

// Only the style of an element has the colours of the system's contrast theme.
function resolve(plot: Rooted, keyword: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = keyword;
  plot.root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
