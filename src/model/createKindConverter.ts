import { divide, multiply, toExact, toNearest } from './exactNumber.ts';

import { formatDigits } from './parseNumber.ts';
import { listSymbols, parseUnit } from './parseUnit.ts';
import { createConverter } from './readQuantity.ts';
import { isConvertible, type Measure, measureUnit } from './typedUnit.ts';

/**
 * Returns a function that converts numbers exactly between two sound units of kind files, which may be of counted things:
 * 'W/cell' and 'kW/cell'; undefined if they measure different things.
 */
export function createKindConverter(from: string, to: string): ((value: number) => number) | undefined {
  return createConverter(from, to) ?? createCountedConverter(readCounted(from), readCounted(to));
}

function createCountedConverter(
  from: Measure | undefined,
  to: Measure | undefined,
): ((value: number) => number) | undefined {
  if (!from || !to || !isConvertible(from, to)) return undefined;
  return (value) => {
    const converted = divide(multiply(toExact(formatDigits(value)), from.size), to.size);
    return converted ? toNearest(converted) : Number.NaN;
  };
}

/** Returns the measure of a unit in which every unknown symbol is a counted thing. */
function readCounted(text: string): Measure | undefined {
  const parsed = parseUnit(text, listSymbols(text));
  return 'fault' in parsed ? undefined : measureUnit(parsed.unit);
}
