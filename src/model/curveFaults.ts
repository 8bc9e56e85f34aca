import { type CurveLimits, type CurvePoints, pointCount } from './curvePoints.ts';

/** The rules for the points of a curve; a CurveDefinition is one. */
export interface CurveRules {
  rising: boolean;
  x: CurveLimits;
  y: CurveLimits[];
}

export interface CurveFault {
  row: number;
  /** 0 for x, 1 for the first curve, 2 for the second. */
  column: number;
  code: 'notRising' | 'belowMinimum' | 'aboveMaximum' | 'missing' | 'extra';
}

/** Returns every cell that breaks a rule, row by row, with at most one fault per cell. */
export function curveFaults(points: CurvePoints, rules: CurveRules): CurveFault[] {
  const faults: CurveFault[] = [];
  const count = pointCount(points);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column <= points.y.length; column++) {
      const code = findFault(points, { row, column }, rules);
      if (code) faults.push({ row, column, code });
    }
  }
  return faults;
}

/** The rule that a cell breaks. */
export function findFault(
  { x, y }: CurvePoints,
  { row, column }: { row: number; column: number },
  rules: CurveRules,
): CurveFault['code'] | undefined {
  const value = (column === 0 ? x : y[column - 1])?.[row];
  const isPastX = row >= x.length;
  if (value === undefined || Number.isNaN(value)) return isPastX ? undefined : 'missing';
  if (isPastX) return 'extra';
  const limits = column === 0 ? rules.x : rules.y[column - 1];
  if (limits?.minimum !== undefined && value < limits.minimum) return 'belowMinimum';
  if (limits?.maximum !== undefined && value > limits.maximum) return 'aboveMaximum';
  // A comparison with NaN, a missing value, is false, so the x after it counts as rising.
  if (column === 0 && rules.rising && value <= (x[row - 1] ?? Number.NEGATIVE_INFINITY)) return 'notRising';
  return undefined;
}
