import { formatNumber } from './parseNumber.ts';

interface Limits {
  minimum?: number | undefined;
  exclusiveMinimum?: number | undefined;
  maximum?: number | undefined;
  exclusiveMaximum?: number | undefined;
}

/** Describes the accepted values: '0 to 100', 'above 0, at most 5'; empty without limits. */
export function limitText({ minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Limits): string {
  const isPlain = exclusiveMinimum === undefined && exclusiveMaximum === undefined;
  if (isPlain && minimum !== undefined && maximum !== undefined)
    return `${formatNumber(minimum)} to ${formatNumber(maximum)}`;
  return [
    worded('above', exclusiveMinimum),
    worded('at least', minimum),
    worded('below', exclusiveMaximum),
    worded('at most', maximum),
  ]
    .filter((text) => text !== '')
    .join(', ');
}

/** Describes the values that soft limits warn of: 'below 0.5 or above 1'. */
export function unusualText({ minimum, exclusiveMinimum, maximum }: Limits): string {
  const low = [worded('below', minimum), worded('at or below', exclusiveMinimum)];
  return [...low, worded('above', maximum)].filter((text) => text !== '').join(' or ');
}

function worded(word: string, limit: number | undefined): string {
  return limit === undefined ? '' : `${word} ${formatNumber(limit)}`;
}
