/**
 * Returns the text without characters of no width, which web pages and documents leave between digits; a PDF's soft
 * hyphen before a number becomes a minus, and the wide characters of Chinese and Japanese texts the usual ones.
 */
export function visibleText(text: string): string {
  return text
    .replace(MINUS, '-')
    .replace(INVISIBLE, '')
    .replace(WIDE, (wide) => wide.normalize('NFKC'));
}

/** A soft hyphen that a PDF has for a minus; after a letter or digit, it divides a word or number between lines. */
const MINUS = /(?<![\p{L}\d.,])\u00AD(?=[ \u00A0]?[\d.,])/gu;
/** Soft hyphens, blanks and joiners without width, marks of the writing direction, byte order marks. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
/** '！' to '～'. */
const WIDE = /[\uFF01-\uFF5E]/g;
