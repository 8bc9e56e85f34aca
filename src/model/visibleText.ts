/** The text without characters that have no width, which web pages and documents leave between digits. */
export function visibleText(text: string): string {
  return text.replace(MINUS, '-').replace(INVISIBLE, '');
}

/** The hyphen that a PDF gives for a minus; one behind a letter or digit divides a word or number between lines. */
const MINUS = /(?<![\p{L}\d.,])\u00AD(?=[ \u00A0]?[\d.,])/gu;
/** Soft hyphens, blanks and joiners without width, marks of the writing direction, byte order marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
