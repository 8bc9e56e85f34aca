import { parseUnit } from '#model/parseUnit.ts';
import { convertUnit } from '#model/Unit.ts';

/** Whether a number means the same in both units, however they are written; units of counted things by their text. */
export function isSameUnit(a: string, b: string): boolean {
  const [own, other] = [parseUnit(a), parseUnit(b)];
  if ('fault' in own || 'fault' in other) return a === b;
  const ratio = convertUnit(own.unit, other.unit);
  return ratio !== undefined && ratio.numerator === ratio.denominator;
}
