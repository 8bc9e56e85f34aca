import type { Proposal } from '../job/ImportJob.ts';

/** Explains what of a mapping file does not apply to the table; '' if all of it does. */
export function openedText({ missing, differing, decimal, beyond }: NonNullable<Proposal['opened']>): string {
  return [
    ...(missing.length === 0 ? [] : [`The table has no column ${missing.map(quote).join(', ')}.`]),
    ...differing.map(
      ({ heading, unit, expected }) =>
        `${quote(heading)} is in ${unit || 'no unit'} here; the mapping expects ${expected || 'none'}.`,
    ),
    ...(decimal === undefined
      ? []
      : [`Numbers are read with a decimal ${decimal === ',' ? 'comma' : 'point'}, as in the mapping.`]),
    ...(beyond.length === 0 ? [] : [`Not applied, because this page can't express it: ${beyond.join(', ')}.`]),
  ].join(' ');
}

const quote = (text: string) => `“${text}”`;
