import type { Fault } from '#server/Failure.ts';

/** Far deeper than any body of this product needs. */
const DEEPEST = 100;

/** The fault of a body that is nested more deeply than that. */
export const TOO_DEEP: Fault = { field: 'body', message: 'Lists and objects are nested too deeply' };

/** Whether a text is nested so deeply that parsing it as JSON, or walking through the value, could fail. */
export function isJsonNestedDeeply(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) at = findEnd(text, at);
    else if (character === OPEN_LIST || character === OPEN_OBJECT) depth += 1;
    else if (character === CLOSE_LIST || character === CLOSE_OBJECT) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Returns the index of the quote that ends a string; the end of the text if the string is not closed. */
function findEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (character === QUOTE) return at;
    if (character === BACKSLASH) at += 1;
  }
  return text.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
