import { findWords } from './findWords.ts';
import { nameKey } from './nameKey.ts';

/** An entry that is found by its label, or by further words. */
export interface Rankable {
  id: string;
  label: string;
  /** Searched as well, such as the name of its kind. */
  words?: string | undefined;
}

/**
 * Returns the entries that a search finds, best first: those with this label, those whose label begins with the search,
 * those with words that begin with its words, those that contain its words anywhere in the label, then also in the
 * further words, and those with its letters in order. Among equals, the most recently used comes first.
 */
export function rankEntries<Entry extends Rankable>(
  entries: readonly Entry[],
  search: string,
  recent: readonly string[],
): Entry[] {
  const wanted = { whole: nameKey(search), words: findWords(search) };
  const places = new Map(recent.map((id, place) => [id, place]));
  const found = entries.flatMap((entry, order) => {
    const rank = findRank(entry, wanted);
    const place = places.get(entry.id) ?? Number.POSITIVE_INFINITY;
    return rank === undefined ? [] : [{ entry, rank, place, order }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || compare(a.place, b.place) || a.order - b.order)
    .map(({ entry }) => entry);
}

interface Wanted {
  whole: string;
  words: readonly string[];
}

/** Returns the rank of an entry, 0 for the best; undefined if it does not match. */
function findRank({ label, words = '' }: Rankable, wanted: Wanted): number | undefined {
  const name = nameKey(label);
  if (name === wanted.whole) return 0;
  if (name.startsWith(wanted.whole)) return 1;
  const starts = splitWords(name);
  if (wanted.words.every((word) => starts.some((start) => start.startsWith(word)))) return 2;
  if (wanted.words.every((word) => name.includes(word))) return 3;
  const all = `${name} ${nameKey(words)}`;
  if (wanted.words.every((word) => all.includes(word))) return 4;
  return hasLettersInOrder(starts, wanted.words.join('')) ? 5 : undefined;
}

function splitWords(name: string): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether the letters occur in this order, beginning at the start of a word. */
function hasLettersInOrder(words: readonly string[], letters: string): boolean {
  const [first] = letters;
  return words.some((word, index) => {
    if (first === undefined || !word.startsWith(first)) return false;
    const rest = [...words.slice(index).join('')];
    const wanted = [...letters];
    for (const letter of rest) if (letter === wanted[0]) wanted.shift();
    return wanted.length === 0;
  });
}

/** Compares two numbers; Infinity minus itself would be NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
