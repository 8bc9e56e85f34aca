/** A year of quarter-hours with its x has 70,080 cells. */
const MOST_CELLS = 150_000;

/** Returns why a text from the clipboard is too large to be read as a table; undefined if it is not. */
export function findOversize(text: string): string | undefined {
  let count = 1;
  for (const character of text) if (SEPARATORS.has(character)) count += 1;
  return count > MOST_CELLS ? `the clipboard has more than ${MOST_CELLS.toLocaleString('en')} cells` : undefined;
}

const SEPARATORS: ReadonlySet<string> = new Set(['\t', '\n', ';']);
