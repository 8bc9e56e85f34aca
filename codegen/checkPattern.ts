import { isTooLargeToSearch } from './findManyWays.ts';
import { findSlowPart } from './findSlowPart.ts';
import { isRegExp } from './isRegExp.ts';
import type { Report } from './Report.ts';

/** The most characters of a pattern; longer ones would take too long to check. */
const MOST_CHARACTERS = 2000;

/**
 * Reports a pattern that is not a regular expression, is written in slashes, or slows down badly on long texts that
 * don't match.
 */
export function checkPattern(pattern: string, report: Report, warn: Report): void {
  if (pattern.length > MOST_CHARACTERS) {
    report(
      ['pattern'],
      `"pattern" has ${pattern.length} characters; at most ${MOST_CHARACTERS} are allowed.`,
      'For a choice between many texts, write "enum".',
    );
    return;
  }
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
  if (slow === undefined && isTooLargeToSearch(pattern))
    warn(
      ['pattern'],
      `${written} repeats too much to be checked, so it may take ever longer on long texts that don't match.`,
      'Make what repeats shorter.',
    );
  if (slow === undefined) return;
  report(
    ['pattern'],
    `${written} gets ever slower on long texts that don't match, as "${slow}" can match them in many ways.`,
    'Make what repeats begin with a different character from what follows it, or begin the pattern with ^.',
  );
}
