import { formatNumber } from './parseNumber.ts';

/** Formats a calculated number: four significant digits, and all digits before the decimal point. */
export function significantText(value: number): string {
  return formatNumber(Math.abs(value) < 1000 ? Number(value.toPrecision(4)) : Math.round(value));
}
