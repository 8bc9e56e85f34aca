import { parseUnit } from '#model/parseUnit.ts';
import { convertUnit, isLevel } from '#model/Unit.ts';
import type { ImportColumn, Ratio } from './ImportMapping.ts';
import { findCarrier, MONEY, toKindUnit } from './toKindUnit.ts';

/**
 * Returns the ratio from a cell's own unit to that of its column; 'same' if the cell has no other unit, undefined if
 * they don't convert. Amounts in another currency, of another price year or of another carrier don't: kW_el and kW_th.
 */
export function readRatio(
  unit: string | undefined,
  column: Pick<ImportColumn, 'unit' | 'written'>,
): Ratio | 'same' | undefined {
  if (unit === undefined || unit === column.unit || unit === column.written) return 'same';
  if (findMoney(unit) !== findMoney(column.written) || isOfOtherCarrier(unit, column.written)) return undefined;
  const own = toKindUnit(unit)?.unit ?? unit;
  if (own === (column.unit ?? '')) return 'same';
  const from = parseUnit(own || ONE);
  const to = parseUnit(column.unit ?? '');
  if ('fault' in from || 'fault' in to || isLevel(from.unit) !== isLevel(to.unit)) return undefined;
  const ratio = convertUnit(from.unit, to.unit);
  return ratio && [String(ratio.numerator), String(ratio.denominator)];
}

/** The currency in a unit, with its price year: 'EUR2020' in 'EUR2020/kW_th'. */
function findMoney(unit: string | undefined): string | undefined {
  return MONEY.exec(unit ?? '')?.[0];
}

/** Whether both units name their carriers, which differ. */
function isOfOtherCarrier(unit: string, written = ''): boolean {
  const [own, other] = [findCarrier(unit), findCarrier(written)];
  return own !== undefined && other !== undefined && own !== other;
}

/** The unit of a plain number. */
const ONE = '1';
