import { multiply, toExact, toNearest } from '#model/exactNumber.ts';
import { fraction } from '#model/unitSymbols.ts';
import type { Ratio } from './ImportMapping.ts';

/** A plain decimal times an exact ratio of units: no digit is lost before the result is the nearest number. */
export function convertExactly(decimal: string, [numerator, denominator]: Ratio): number {
  const value = toNearest(multiply(toExact(decimal), fraction(BigInt(numerator), BigInt(denominator))));
  // -0 is a way of writing 0.
  return value === 0 ? 0 : value;
}

/** The ratio of a unit to itself. */
export const SAME: Ratio = ['1', '1'];
