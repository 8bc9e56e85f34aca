// @vitest-environment jsdom
import './setup.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OverlayChart } from '#widgets/OverlayChart.tsx';
import type { OverlaySeries } from '#widgets/OverlaySeries.ts';

const line = (given: Partial<OverlaySeries> = {}): OverlaySeries => ({
  label: 'Now',
  x: [0, 1],
  y: [2, 3],
  color: 'curve-1',
  ...given,
});

/** Whether a chart of some lines is the same canvas once it has others. */
function drawTwice(first: readonly OverlaySeries[], second: readonly OverlaySeries[]) {
  const chart = (series: readonly OverlaySeries[]) => (
    <OverlayChart label="Power" axis="Power [kW]" xTitle="Wind speed [m/s]" series={series} logarithmic={LOG} />
  );
  const { container, rerender } = render(chart(first));
  const before = container.querySelector('canvas');
  rerender(chart(second));
  const after = container.querySelectorAll('canvas');
  expect(after).toHaveLength(1);
  return after[0] === before;
}

const LOG = ['y'] as const;

it.each<[what: string, series: OverlaySeries[], isKept: boolean]>([
  ['other points', [line({ x: [0, 1, 2], y: [5, 6, 7] })], true],
  ['another label', [line({ label: 'After' })], true],
  ['another line', [line(), line({ label: 'After' })], false],
  ['another colour', [line({ color: 'curve-2' })], false],
  ['dashes', [line({ dashes: 'long' })], false],
  ['a value that a log axis has no place for', [line({ y: [0, 3] })], false],
])('a chart that gets %s is kept or made anew', (_, series, isKept) => {
  expect(drawTwice([line()], series)).toBe(isKept);
});
