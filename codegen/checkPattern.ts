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
      `${written} stands in slashes, which the text would have to contain.`,
      'Write it without them.',
    );
  const slow = findSlowPart(pattern);
  if (slow === undefined) return;
  report(
    ['pattern'],
    `${written} takes ever longer on long texts that don't match, as "${slow}" can match them in many ways.`,
    'Let what repeats begin with a different character than what follows it, or begin with ^.',
  );
}
