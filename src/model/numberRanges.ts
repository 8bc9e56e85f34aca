import { formatNumber, parseNumber } from './parseNumber.ts';

/** The range that a list is filtered by; null is an open end. */
export interface NumberRange {
  least: number | null;
  most: number | null;
}

/** Reads 'hub_height:80..120,capacity:2000..'; malformed parts are left out. */
export function readRanges(text: string): Map<string, NumberRange> {
  const ranges = text.split(',').flatMap((part) => {
    const [, field = '', from = '', to = ''] = RANGE.exec(part) ?? [];
    const [least, most] = [parseNumber(from), parseNumber(to)];
    if (field === '' || !('value' in least) || !('value' in most)) return [];
    const range = { least: least.value, most: most.value };
    return isEmpty(range) ? [] : [[field, range] as const];
  });
  return new Map(ranges);
}

/** Returns the text that `readRanges` reads; '' if there are no ranges. */
export function writeRanges(ranges: ReadonlyMap<string, NumberRange>): string {
  return [...ranges]
    .filter(([, range]) => !isEmpty(range))
    .map(([field, { least, most }]) => `${field}:${formatNumber(least)}..${formatNumber(most)}`)
    .join(',');
}

function isEmpty({ least, most }: NumberRange): boolean {
  return least === null && most === null;
}

const RANGE = /^([^:,]+):(.*?)\.\.(?!\.)(.*)$/;
