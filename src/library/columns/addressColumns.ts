import { joinNames, splitNames } from '#model/nameListText.ts';

/** The columns that an address names, in their order; the standard ones where it names none. */
export function readColumns(text: string | null, standard: readonly string[]): readonly string[] {
  if (text === NONE) return [];
  return (text && splitNames(text)) || standard;
}

/** Columns as an address names them; nothing for the standard ones. */
export function writeColumns(columns: readonly string[], standard: readonly string[]): { columns?: string } {
  if (areSameColumns(columns, standard)) return {};
  return { columns: columns.length === 0 ? NONE : joinNames(columns) };
}

export function areSameColumns(columns: readonly string[], others: readonly string[]): boolean {
  return columns.join() === others.join();
}

/** In an address: the name alone. No field is called so. */
const NONE = '-';
