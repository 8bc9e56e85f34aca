import { shortenText } from './shortenText.ts';

/** The most characters of a value that are quoted. */
export const LONGEST_QUOTED = 100;

/** The most values that are listed. */
const LISTED = 20;

/** A value of any type for a message; 'none' for an empty one. */
export function quoteValue(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return shortenText(typeof value === 'object' ? JSON.stringify(value) : String(value), LONGEST_QUOTED);
}

/** Joins values with commas; a long list is cut off. */
export function listText(values: readonly unknown[] | null): string {
  if (!values?.length) return quoteValue(null);
  const named = values.slice(0, LISTED).map(quoteValue).join(', ');
  return values.length > LISTED ? `${named} and ${values.length - LISTED} more` : named;
}
