import { getWording } from './shownWording.ts';

/** A title as it is written within a sentence; an abbreviation keeps its capitals, and in some languages every title does. */
export function insideSentence(title: string, { keepsCapitals } = getWording()): string {
  return !keepsCapitals && /^[A-Z][a-z-]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
