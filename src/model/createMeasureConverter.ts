import { add, divide, multiply, subtract, toExact, toNearest } from './exactNumber.ts';
import { formatDigits } from './parseNumber.ts';
import { isConvertible, type Measure } from './typedUnit.ts';
import type { Fraction } from './unitSymbols.ts';

/**
 * Returns a function that converts numbers exactly from one measure to another; undefined if these are of different
 * things, or if one is missing.
 */
export function createMeasureConverter(
  from: Measure | undefined,
  to: Measure | undefined,
): ((value: number) => number) | undefined {
  if (!from || !to || !isConvertible(from, to)) return undefined;
  return (value) => {
    const converted = convertAmount(toExact(formatDigits(value)), from, to);
    return converted ? toNearest(converted) : Number.NaN;
  };
}

/**
 * Converts an amount, including the zeros of temperature levels; undefined from a level ('°C') to a unit without one
 * ('K').
 */
export function convertAmount(amount: Fraction, from: Measure, to: Measure): Fraction | undefined {
  const isLevel = (measure: Measure) => (measure.zero?.numerator ?? 0n) !== 0n;
  if (!isLevel(to) && isLevel(from)) return undefined;
  if (!isLevel(to)) return divide(multiply(amount, from.size), to.size);
  if (!from.zero || !to.zero) return undefined;
  const absolute = divide(multiply(add(amount, from.zero), from.size), to.size);
  return absolute && subtract(absolute, to.zero);
}
