import { parseUnit } from '#model/parseUnit.ts';
import { convertUnit, isLevel } from '#model/Unit.ts';
import type { ImportColumn, Ratio } from './ImportMapping.ts';
import { findCarrier, MONEY, toKindUnit } from './toKindUnit.ts';

/**
 * Returns the ratio from a cell's own unit to that of its column; 'same' if the cell has no other unit, undefined if
 * they don't convert. Amounts in another currency than the column's own, of another price year or of another carrier don't: kW_el and kW_th.
 */
export function readRatio(
  unit: string | undefined,
  column: Pick<ImportColumn, 'unit' | 'written'>,
): Ratio | 'same' | undefined {
  if (unit === undefined || unit === column.unit || unit === column.written) return 'same';
  const isOfOtherMoney = findMoney(unit) !== findMoney(column.written) && readCurrency(unit, column) === undefined;
  if (isOfOtherMoney || isOfOtherCarrier(unit, column.written)) return undefined;
  const own = toKindUnit(unit)?.unit ?? unit;
  if (own === (column.unit ?? '')) return 'same';
  const from = parseUnit(own || ONE);
  const to = parseUnit(column.unit ?? '');
  if ('fault' in from || 'fault' in to || isLevel(from.unit) !== isLevel(to.unit)) return undefined;
  const ratio = convertUnit(from.unit, to.unit);
  return ratio && [String(ratio.numerator), String(ratio.denominator)];
}

/**
 * Returns the code of the currency that a cell's unit names, for a column of prices in any currency; undefined if
 * `written` names the column's own currency, or if the unit names none or a price year.
 */
export function readCurrency(
  unit: string | undefined,
  column: Pick<ImportColumn, 'unit' | 'written'>,
): string | undefined {
  const isOfAny = column.unit?.includes(ANY_CURRENCY) && findMoney(column.written) === undefined;
  return isOfAny && unit !== undefined && !namesPriceYear(unit) ? toKindUnit(unit)?.currency : undefined;
}

/** Whether a unit names a currency with its price year: 'EUR2020/kW'. */
export function namesPriceYear(unit: string): boolean {
  return /\d/.test(findMoney(unit) ?? '');
}

/** What units of kind files have in place of a currency. */
export const ANY_CURRENCY = '{currency}';

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
