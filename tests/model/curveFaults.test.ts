import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CurveFault, curveFaults, findFault } from '#model/curveFaults.ts';
import { type CurvePoints, pointCount } from '#model/curvePoints.ts';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const points = fc.record({ x: fc.array(finite), y: fc.array(fc.array(finite), { minLength: 1, maxLength: 2 }) });

describe('the faults of a curve', () => {
  const percent = { rising: true, x: { minimum: 0, maximum: 100 }, y: [{ minimum: 0, maximum: 100 }, {}] };
  test.each<[string, CurvePoints, CurveFault[]]>([
    [
      'a sound curve',
      {
        x: [0, 50, 100],
        y: [
          [0, 0, 100],
          [-1, 0, 900],
        ],
      },
      [],
    ],
    ['an x that repeats', { x: [0, 50, 50], y: [[0, 0, 0]] }, [{ row: 2, column: 0, code: 'notRising' }]],
    ['an x that falls', { x: [0, 50, 40], y: [[0, 0, 0]] }, [{ row: 2, column: 0, code: 'notRising' }]],
    ['an x below its minimum', { x: [-1, 50], y: [[0, 0]] }, [{ row: 0, column: 0, code: 'belowMinimum' }]],
    ['a y above its maximum', { x: [0, 50], y: [[0, 101]] }, [{ row: 1, column: 1, code: 'aboveMaximum' }]],
    [
      'a short list',
      { x: [0, 50, 60], y: [[1], [1, 2, 3]] },
      [
        { row: 1, column: 1, code: 'missing' },
        { row: 2, column: 1, code: 'missing' },
      ],
    ],
    ['a long list', { x: [0], y: [[1, 2]] }, [{ row: 1, column: 1, code: 'extra' }]],
    ['an x left out', { x: [0, Number.NaN, 5], y: [[1, 2, 3]] }, [{ row: 1, column: 0, code: 'missing' }]],
    ['a value left out', { x: [0, 1], y: [[Number.NaN, 2]] }, [{ row: 0, column: 1, code: 'missing' }]],
  ])('%s', (_, curve, faults) => {
    expect(curveFaults(curve, percent)).toEqual(faults);
  });

  it('a falling x is not a fault where x need not rise', () => {
    expect(curveFaults({ x: [5, 1], y: [[0, 0]] }, { rising: false, x: {}, y: [{}] })).toEqual([]);
  });

  it('lists of different lengths are never without a fault', () => {
    fc.assert(
      fc.property(points, (curve) => {
        const isRagged = curve.y.some((values) => values.length !== curve.x.length);
        const faults = curveFaults(curve, { rising: false, x: {}, y: [] });
        expect(faults.length > 0).toBe(isRagged);
        expect(faults.every((fault) => fault.row < pointCount(curve))).toBe(true);
      }),
    );
  });
});

it('a cell of a curve that is not there is missing, as long as there is an x', () => {
  const rules = { rising: true, x: {}, y: [{}] };
  expect(findFault({ x: [1], y: [] }, { row: 0, column: 1 }, rules)).toBe('missing');
  expect(findFault({ x: [1], y: [] }, { row: 1, column: 1 }, rules)).toBeUndefined();
});
