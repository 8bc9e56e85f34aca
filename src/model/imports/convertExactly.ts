import { multiply, toExact, toNearest } from '#model/exactNumber.ts';
import { fraction } from '#model/unitSymbols.ts';
import type { Ratio } from './ImportMapping.ts';

/** Multiplies a plain decimal by an exact ratio of units, and rounds only once, to the nearest number. */
export function convertExactly(decimal: string, [numerator, denominator]: Ratio): number {
  const value = toNearest(multiply(toExact(decimal), fraction(BigInt(numerator), BigInt(denominator))));
  // Turns -0 into 0.
  return value === 0 ? 0 : value;
}

/** The ratio of a unit to itself. */
export const SAME: Ratio = ['1', '1'];
