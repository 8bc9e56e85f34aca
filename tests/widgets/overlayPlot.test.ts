import { describe, expect, it } from 'vitest';
import type { OverlaySeries } from '#widgets/OverlaySeries.ts';
import { forcedColor, isSameLook, overlayData } from '#widgets/overlayPlot.ts';

const line = (label: string, x: number[], y: number[]) => ({ label, x, y, color: 'muted' as const });

describe('several lines on one chart', () => {
  it('share the x of all of them, with gaps where a line has no point', () => {
    expect(overlayData([line('a', [0, 10, 20], [1, 2, 3]), line('b', [20, 5], [6, 5])])).toEqual([
      [0, 5, 10, 20],
      [1, null, 2, 3],
      [null, 5, null, 6],
    ]);
  });

  it('leave out what is not a number, and values without an x', () => {
    expect(overlayData([line('a', [0, Number.NaN, 2], [1, 2, Number.NaN]), line('b', [1], [7, 8])])).toEqual([
      [0, 1, 2],
      [1, null, null],
      [null, 7, null],
    ]);
  });

  it('may be empty', () => {
    expect(overlayData([line('a', [], [])])).toEqual([[], []]);
  });
});

describe('a chart that has lines of the same look', () => {
  const LINES: OverlaySeries[] = [
    { label: 'a', x: [1, 2], y: [3, 4], color: 'muted', width: 2, dashes: 'long' },
    { label: 'b', x: [1, 2], y: [3, 4], color: 'curve-1' },
  ];
  const change = (given: Partial<OverlaySeries>) =>
    LINES.map((one, index) => (index === 0 ? { ...one, ...given } : one));

  it('draws other points of them', () => {
    expect(isSameLook(LINES, change({ label: 'c', x: [5, 6, 7], y: [8, 9, 10] }), ['x', 'y'])).toBe(true);
    expect(isSameLook([], [], [])).toBe(true);
  });

  it.each<[what: string, other: OverlaySeries[]]>([
    ['in another colour', change({ color: 'curve-2' })],
    ['of another width', change({ width: 3 })],
    ['with other dashes', change({ dashes: 'short' })],
    ['without dashes', [{ label: 'a', x: [1, 2], y: [3, 4], color: 'muted', width: 2 }, ...LINES.slice(1)]],
    ['in another order', LINES.toReversed()],
    ['fewer of them', LINES.slice(0, 1)],
    ['more of them', [...LINES, line('c', [1], [1])]],
  ])('does not draw lines %s', (_, other) => {
    expect(isSameLook(LINES, other, [])).toBe(false);
  });

  it.each([
    ['x', { x: [0, 2] }],
    ['y', { y: [-1, 4] }],
  ] as const)('does not draw lines for which a logarithmic %s is not possible any more', (axis, given) => {
    expect(isSameLook(LINES, change(given), [axis])).toBe(false);
    expect(isSameLook(change(given), LINES, [axis])).toBe(false);
    expect(isSameLook(LINES, change(given), [])).toBe(true);
  });

  it('has the colours of the theme again after the last one', () => {
    const colors = Array.from({ length: 20 }, (_, index) => forcedColor(index));
    const count = new Set(colors).size;
    expect(count).toBeGreaterThan(1);
    expect(colors.slice(count)).toEqual(colors.slice(0, 20 - count));
  });
});
