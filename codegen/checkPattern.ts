import type { JSONPath } from 'jsonc-parser';
import { findSlowPart } from './findSlowPart.ts';
import { isRegExp } from './isRegExp.ts';

/**
 * Reports a pattern that is not a regular expression, is written in slashes, or slows down badly on long texts that
 * don't match.
 */
export function checkPattern(
  pattern: string,
  report: (path: JSONPath, message: string, suggestion?: string) => void,
): void {
  const written = `"pattern" ${JSON.stringify(pattern)}`;
  if (!isRegExp(pattern)) {
    report(['pattern'], `${written} is not a valid regular expression, so nothing could match it.`);
    return;
  }
  if (/^\/.*\/\w*$/.test(pattern))
    report(
      ['pattern'],
      `${written} is written between slashes, which the text would then have to contain.`,
      'Write it without them.',
    );
  const slow = findSlowPart(pattern);
  if (slow === undefined) return;
  report(
    ['pattern'],
    `${written} gets ever slower on long texts that don't match, as "${slow}" can match them in many ways.`,
    'Make what repeats begin with a different character from what follows it, or begin the pattern with ^.',
  );
}
