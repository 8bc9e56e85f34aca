import type { IndexedEntry, ReferenceIndex } from './createReferenceIndex.ts';
import type { EntryQuery } from './readEntryQuery.ts';

/** Returns the entries of a set that match a query, in its order. */
export function findEntries({ entries }: ReferenceIndex, { words, ranges, sort }: EntryQuery): readonly IndexedEntry[] {
  const isWanted = ({ text, values }: IndexedEntry) =>
    words.every((word) => text.includes(word)) &&
    ranges.every(({ field, least, most }) => {
      const value = values.get(field);
      return typeof value === 'number' && value >= least && value <= most;
    });
  const found = words.length + ranges.length === 0 ? entries : entries.filter(isWanted);
  const { field, isDescending } = sort;
  if (field === undefined) return isDescending ? found.toReversed() : found;
  const sign = isDescending ? -1 : 1;
  const numbered = found.flatMap((entry) => {
    const value = entry.values.get(field);
    return typeof value === 'number' ? [{ entry, value }] : [];
  });
  const withNumber = numbered.sort((a, b) => sign * (a.value - b.value)).map(({ entry }) => entry);
  return [...withNumber, ...found.filter(({ values }) => typeof values.get(field) !== 'number')];
}
