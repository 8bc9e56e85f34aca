import { formatNumber, parseNumber } from '#model/parseNumber.ts';

interface Stepping {
  /** 1 up, -1 down; 10 and -10 for large steps. */
  count: number;
  /** Defaults to one unit of the last decimal place of the value: 0.1 for '1.5' and for '1.50'. */
  step?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** The text after `count` steps, kept within the limits; undefined if the text is not a number. A blank counts as 0. */
export function stepNumber(text: string, { count, step, minimum, maximum }: Stepping): string | undefined {
  const parsed = parseNumber(text);
  if ('problem' in parsed) return undefined;
  const value = parsed.value ?? 0;
  const next = roundedNumber(value + count * (step ?? lastPlace(value)));
  // A value that is outside already does not jump to the limit when it is moved further out.
  if (count > 0) return formatNumber(Math.max(value, Math.min(next, maximum ?? next)));
  return formatNumber(Math.min(value, Math.max(next, minimum ?? next)));
}

/** Rounds to 12 significant digits, which removes the noise of binary fractions. */
export function roundedNumber(value: number): number {
  return Number(value.toPrecision(12));
}

function lastPlace(value: number): number {
  const [, fraction = ''] = formatNumber(value).split('.');
  return 10 ** -fraction.length;
}
