import { currencyText } from '#model/currencyText.ts';

/** Returns a title like 'Power [kW]'; without a unit, just 'Power'. */
export function titleWithUnit(
  { title, unit }: { title: string; unit?: string | undefined },
  currency?: string | undefined,
): string {
  return currencyText(unit ? `${title} [${unit}]` : title, currency);
}
