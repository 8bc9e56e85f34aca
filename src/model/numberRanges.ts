import { formatNumber, parseNumber } from './parseNumber.ts';

/** The numbers that a list is narrowed to; null where the range is open. */
export interface NumberRange {
  least: number | null;
  most: number | null;
}

/** Reads 'hub_height:80..120,capacity:2000..'; what is not such a range is left out. */
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

/** The text that `readRanges` reads; empty for none. */
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
