import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundToPixel } from '#model/roundToPixel.ts';

describe('a value read off a picture', () => {
  it.each<[value: number, perPixel: number, rounded: number]>([
    [3.98765, 0.03, 3.988],
    [3.98765, 0.1, 3.99],
    [1537.4321, 2.5, 1537.4],
    [153_743.21, 2500, 153_700],
    [0.000123456, 0.00001, 0.000123],
    [-0.0004, 0.1, 0],
    [0.1 + 0.2, 0.01, 0.3],
    [7, 0, 7],
  ])('%d, where a pixel is %d, is %d', (value, perPixel, rounded) => {
    expect(roundToPixel(value, perPixel)).toBe(rounded);
  });

  it('is moved by less than a tenth of a pixel', () => {
    const size = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), size, (value, perPixel) => {
        expect(Math.abs(roundToPixel(value, perPixel) - value)).toBeLessThanOrEqual(perPixel * 0.1 + 1e-9);
      }),
    );
  });
});
