// @vitest-environment jsdom

import { expect, it, vi } from 'vitest';
import { curveColor, forgetColors, token } from '#widgets/chartColors.ts';

function createPlot() {
  return { root: document.body.appendChild(document.createElement('div')) };
}

it('a colour is read once, until it is forgotten', () => {
  const plot = createPlot();
  const read = vi.spyOn(globalThis, 'getComputedStyle');
  plot.root.style.setProperty('--curve-1', ' #123456 ');
  expect(curveColor(plot, 0)).toBe('#123456');
  plot.root.style.setProperty('--curve-1', '#654321');
  expect(curveColor(plot, 0)).toBe('#123456');
  expect(read).toHaveBeenCalledOnce();
  forgetColors(plot);
  expect(curveColor(plot, 0)).toBe('#654321');
});

it('each chart has its own colours, and one without a style is read again', () => {
  const [first, second] = [createPlot(), createPlot()];
  first.root.style.setProperty('--muted', 'grey');
  expect(token(first, '--muted')).toBe('grey');
  expect(token(second, '--muted')).toBe('');
  second.root.style.setProperty('--muted', 'white');
  expect(token(second, '--muted')).toBe('white');
});
