import { joinNames, splitNames } from '#model/nameListText.ts';

/** Returns the columns that the URL names, in their order; the standard ones if it names none. */
export function readColumns(text: string | null, standard: readonly string[]): readonly string[] {
  if (text === NONE) return [];
  return (text && splitNames(text)) || standard;
}

/** Returns the columns as a URL parameter; an empty object for the standard ones. */
export function writeColumns(columns: readonly string[], standard: readonly string[]): { columns?: string } {
  if (areSameColumns(columns, standard)) return {};
  return { columns: columns.length === 0 ? NONE : joinNames(columns) };
}

/** Returns whether both lists have the same columns in the same order. */
export function areSameColumns(columns: readonly string[], others: readonly string[]): boolean {
  return columns.join() === others.join();
}

/** In the URL: no columns but the name. No field has this name. */
const NONE = '-';
