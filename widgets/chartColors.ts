import type uPlot from 'uplot';

type Rooted = Pick<uPlot, 'root'>;

/** Colours by name: reading a style makes the browser compute the whole page's, which may take longer than drawing. */
const known = new WeakMap<Rooted, Map<string, string>>();

/** Returns a colour of the page's theme in a form that a canvas accepts; cached per chart. */
export function token(plot: Rooted, name: string): string {
  const colors = known.get(plot) ?? new Map<string, string>();
  const found = colors.get(name) ?? readToken(plot, name);
  // While the page is loading, its styles may still be missing.
  if (found !== '') known.set(plot, colors.set(name, found));
  return found;
}

/** Clears a chart's cached colours, as the page's theme may have changed. */
export function forgetColors(plot: Rooted): void {
  known.delete(plot);
}

function readToken(plot: Rooted, name: string): string {
  const value = getComputedStyle(plot.root).getPropertyValue(name).trim();
  return SYSTEM_COLOR.test(value) ? resolve(plot, value) : value;
}

/** The colour of a curve; `curve` counts from 0. */
export function curveColor(plot: Rooted, curve: number): string {
  return token(plot, `--curve-${curve + 1}`);
}

/** A keyword like CanvasText, which the theme uses for colours that the system sets. */
const SYSTEM_COLOR = /^[A-Z][A-Za-z]+$/;

// Keywords of the system's contrast theme resolve only in the computed style of an element.
function resolve(plot: Rooted, keyword: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = keyword;
  plot.root.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
