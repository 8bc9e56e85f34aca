import type { Texts } from './draftHistory.ts';
import { isRecord } from './isRecord.ts';

/** Reads texts by field from storage, which anyone may have edited; everything but text is left out. */
export function readTexts(kept: unknown): Texts {
  // Without a prototype, as the names come from outside.
  const texts: Texts = Object.create(null);
  if (!isRecord(kept)) return texts;
  for (const [name, text] of Object.entries(kept)) {
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}
