import type { FormDefinition } from '#model/FormDefinition.ts';
import { joinWords } from '#model/joinWords.ts';
import { didYouMean } from './didYouMean.ts';
import { FEWEST_VALUES } from './proposeLimits.ts';
import { reportRange } from './rangeReport.ts';
import { readSamples } from './readSamples.ts';
import { writeLimits } from './writeLimits.ts';

interface Wanted {
  subclass: string;
  definitions: readonly FormDefinition[];
  /** The text of the kind's file. */
  kindText: string;
  /** The file of examples. */
  from: { file: string; text: string };
}

/** The lines to print and the kind's file with the proposed limits, or one line that says why there are none. */
export type KindRanges = { lines: string[]; kindText: string } | { fault: string };

/** Proposes the soft limits of a kind's numbers from the values of a file. */
export function findKindRanges({ subclass, definitions, kindText, from }: Wanted): KindRanges {
  const definition = definitions.find(({ id }) => id === subclass);
  if (!definition) {
    const ids = definitions.map(({ id }) => id);
    return { fault: `There is no kind "${subclass}". ${didYouMean(subclass, ids) ?? `Kinds: ${ids.join(', ')}.`}` };
  }
  const read = readSamples(from.text, definition);
  if ('fault' in read) return { fault: `${from.file}: ${read.fault}.` };
  if (read.samples.length === 0) {
    const found = read.found.length > 0 ? joinWords(read.found.map((label) => `"${label}"`)) : 'nothing';
    return { fault: `${from.file}: no column is named after a number of ${subclass}. Found: ${found}.` };
  }
  const ranges = read.samples.map(reportRange);
  if (read.samples.every(({ values }) => values.length < FEWEST_VALUES))
    return { fault: `${from.file}: fewer than ${FEWEST_VALUES} values, too few to say what is usual.` };
  const { text, missing } = writeLimits(
    kindText,
    ranges.flatMap(({ field: { name, warn }, proposed }) =>
      proposed && Object.keys(proposed).length > 0 ? [{ name, limits: { ...warn, ...proposed } }] : [],
    ),
  );
  const worded = ranges.flatMap(({ field, proposed }) => (proposed && field.warn?.message ? [field.name] : []));
  return {
    lines: [
      ...ranges.flatMap(({ lines }) => lines),
      '',
      METHOD,
      ...missing.map((name) => `${name} is not in the file of the kind; write its x-warn into the shared file.`),
      ...worded.map((name) => `${name} has its own warning text; check that it still fits.`),
    ],
    kindText: text,
  };
}

const METHOD =
  'Proposed: 1.5 times the distance of the quartiles beyond them (Tukey), by ratios where values are positive and wide; at most one value in 200 beyond each; rounded outward to two digits.';
