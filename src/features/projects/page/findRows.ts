import { getKindAppearance } from '#library/getKindAppearance.ts';
import { findWords } from '#model/findWords.ts';
import { nameKey } from '#model/nameKey.ts';

/** The searched properties of a row in a project's tables. */
interface Searchable {
  name: string;
  subclass: string;
  description?: string | null;
}

/** Returns the rows whose name, description or kind contains every word of the search, in their original order. */
export function findRows<Row extends Searchable>(rows: readonly Row[], search: string): Row[] {
  const words = findWords(search);
  return rows.filter(({ name, subclass, description }) => {
    const { title, plural } = getKindAppearance(subclass);
    const text = nameKey([name, description ?? '', title, plural].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
