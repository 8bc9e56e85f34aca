import { getKindLook } from '#library/getKindLook.ts';
import { findWords } from '#model/findWords.ts';
import { nameKey } from '#model/nameKey.ts';

/** The parts of a row of a project's tables that are searched. */
interface Searchable {
  name: string;
  subclass: string;
  description?: string | null;
}

/** The rows whose name, description or kind holds every word that is searched for, in their order. */
export function findRows<Row extends Searchable>(rows: readonly Row[], search: string): Row[] {
  const words = findWords(search);
  return rows.filter(({ name, subclass, description }) => {
    const { title, plural } = getKindLook(subclass);
    const text = nameKey([name, description ?? '', title, plural].join('\n'));
    return words.every((word) => text.includes(word));
  });
}
