import { snapStep } from './chartPoints.ts';
import { roundedNumber } from './stepNumber.ts';

type Range = [lower: number, upper: number];

/** The powers of ten that enclose the values; at least one decade. */
export function logRange({ minimum, maximum }: { minimum: number; maximum: number }): Range {
  const lower = powerOfTen(Math.floor(logarithm(minimum)));
  const upper = powerOfTen(Math.ceil(logarithm(maximum)));
  return lower < upper ? [lower, upper] : [lower, lower * 10];
}

/** About `most` ticks or fewer: powers of ten, and 2 and 5 times these if there is room. */
export function logTicks([lower, upper]: Range, most: number): number[] {
  if (!(lower > 0 && Number.isFinite(upper))) return [];
  const first = Math.floor(logarithm(lower));
  const last = Math.ceil(logarithm(upper));
  const isRoomy = 3 * (last - first) <= most;
  const factors = isRoomy ? [1, 2, 5] : [1];
  const every = isRoomy ? 1 : Math.max(1, Math.ceil((last - first) / Math.max(1, most)));
  const ticks: number[] = [];
  for (let exponent = first; exponent <= last; exponent += every) {
    ticks.push(...factors.map((factor) => roundedNumber(factor * powerOfTen(exponent))));
  }
  return ticks.filter((tick) => tick >= lower && tick <= upper);
}

/** The step of a value on a logarithmic axis: about one pixel there, and at most the value's power of ten. */
export function logStep(value: number, { range: [lower, upper], pixels }: { range: Range; pixels: number }): number {
  return Math.min(snapStep(value * Math.log(upper / lower), pixels), powerOfTen(Math.floor(logarithm(value))));
}

/** Whether a logarithmic axis can show the values: there are some, and all that are not missing are positive. */
export function isLogarithmic(lists: readonly (readonly (number | null)[])[]): boolean {
  const isPresent = (value: number | null) => value !== null && Number.isFinite(value);
  const isRefused = (value: number | null) => value !== null && Number.isFinite(value) && value <= 0;
  return lists.some((values) => values.some(isPresent)) && !lists.some((values) => values.some(isRefused));
}

function logarithm(value: number): number {
  // 3 and not 2.9999999999999996 for 1000.
  return roundedNumber(Math.log10(value));
}

function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}
