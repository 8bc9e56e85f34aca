import { findWords } from '#model/findWords.ts';
import { nameKey } from '#model/nameKey.ts';
import type { PlanRow } from './ImportPlan.ts';

/**
 * Returns the rows whose name in the table, or that of whose component, contains all words of a search. A name that the
 * user types changes nothing, so that a row stays in sight while it is corrected.
 */
export function searchRows(rows: readonly PlanRow[], search: string): readonly PlanRow[] {
  const words = findWords(search);
  if (words.length === 0) return rows;
  return rows.filter(({ entry, known }) => {
    const name = nameKey([entry, known?.component.name].join(' '));
    return words.every((word) => name.includes(word));
  });
}
