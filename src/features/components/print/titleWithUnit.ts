import { currencyText } from '#model/currencyText.ts';

/** 'Power [kW]'; 'Power' of what has no unit. */
export function titleWithUnit(
  { title, unit }: { title: string; unit?: string | undefined },
  currency?: string | undefined,
): string {
  return currencyText(unit ? `${title} [${unit}]` : title, currency);
}
