import { parseUnit } from '#model/parseUnit.ts';
import { convertUnit, isLevel } from '#model/Unit.ts';
import type { ImportColumn, Ratio } from './ImportMapping.ts';

/**
 * Returns the ratio from a cell's own unit to that of its column; 'same' if the cell has no other unit, undefined if
 * they don't convert.
 */
export function readRatio(
  unit: string | undefined,
  column: Pick<ImportColumn, 'unit' | 'written'>,
): Ratio | 'same' | undefined {
  if (unit === undefined || unit === column.unit || unit === column.written) return 'same';
  const from = parseUnit(unit);
  const to = parseUnit(column.unit ?? '');
  if ('fault' in from || 'fault' in to || isLevel(from.unit) !== isLevel(to.unit)) return undefined;
  const ratio = convertUnit(from.unit, to.unit);
  return ratio && [String(ratio.numerator), String(ratio.denominator)];
}
