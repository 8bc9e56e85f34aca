import { createMeasureConverter } from './createMeasureConverter.ts';
import { listSymbols, parseUnit } from './parseUnit.ts';
import { createConverter } from './readQuantity.ts';
import { type Measure, measureUnit } from './typedUnit.ts';

/**
 * Returns a function that converts numbers exactly between two sound units of kind files, which may be of counted things:
 * 'W/cell' and 'kW/cell'; undefined if they measure different things.
 */
export function createKindConverter(from: string, to: string): ((value: number) => number) | undefined {
  return createConverter(from, to) ?? createMeasureConverter(readCounted(from), readCounted(to));
}

/** Returns the measure of a unit in which every unknown symbol is a counted thing. */
function readCounted(text: string): Measure | undefined {
  const parsed = parseUnit(text, listSymbols(text));
  return 'fault' in parsed ? undefined : measureUnit(parsed.unit);
}
