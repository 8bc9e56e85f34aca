import { describe, expect, it } from 'vitest';
import { overlayData } from '#widgets/overlayPlot.ts';

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
