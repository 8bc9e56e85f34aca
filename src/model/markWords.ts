/** A part of a text, and whether it matches the search. */
export interface MarkedPart {
  text: string;
  isMarked: boolean;
}

/** The most characters of a text that are shown before the first match. */
const BEFORE = 24;

/**
 * Splits a text into parts that match the words and parts between, starting near the first match. If no word occurs
 * literally, as when '3 MW' has found '3000 kW', the whole text is marked.
 */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const lower = text.toLowerCase();
  // Some letters change their length with their case.
  const ranges = lower.length === text.length ? findRanges(lower, words) : [];
  const [first] = ranges;
  if (!first) return [{ text, isMarked: true }];
  const start = first[0] > BEFORE ? first[0] - BEFORE : 0;
  const parts: MarkedPart[] = [];
  let at = start;
  for (const [from, to] of ranges) {
    if (from > at) parts.push({ text: text.slice(at, from), isMarked: false });
    parts.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMarked: false });
  return start === 0 ? parts : [{ text: '…', isMarked: false }, ...parts];
}

/** Whether a word is only some digits of a longer number. */
function cutsNumber(text: string, at: number, word: string): boolean {
  return /\d$/.test(text.slice(0, at))
    ? /^\d/.test(word)
    : /\d$/.test(word) && /^[.,]?\d/.test(text.slice(at + word.length));
}

/** Finds the ranges of the words, in order and without overlaps. */
function findRanges(text: string, words: readonly string[]): [from: number, to: number][] {
  const found = words.flatMap((word) => {
    const at = text.indexOf(word);
    return at < 0 || cutsNumber(text, at, word) ? [] : [[at, at + word.length] as [number, number]];
  });
  return found.sort(([a], [b]) => a - b).filter(([from], index, all) => from >= (all[index - 1]?.[1] ?? 0));
}
