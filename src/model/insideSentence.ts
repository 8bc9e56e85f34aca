import { getWording } from './shownWording.ts';

/**
 * Returns a title as written within a sentence; abbreviations keep their capitals, in some languages all titles do.
 */
export function insideSentence(title: string, { keepsCapitals } = getWording()): string {
  return !keepsCapitals && /^[A-Z][a-z-]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
