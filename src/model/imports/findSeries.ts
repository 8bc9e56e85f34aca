import { parseAnyDecimal } from './parseDecimal.ts';

/** Columns whose headings differ only in a number: 'P_0.5', 'P_1', … */
export interface HeadingSeries {
  /** The pattern of the headings, with {x} for the number. */
  pattern: string;
  headings: readonly string[];
  /** The numbers in the headings, in rising order. */
  xs: readonly number[];
}

/** Fewer columns are not a curve. */
const FEWEST = 3;

/** Finds the series among headings, the longest first; each heading is in one series at most. */
export function findSeries(headings: readonly string[]): HeadingSeries[] {
  const forms = new Map<string, { heading: string; x: number }[]>();
  for (const heading of headings)
    for (const { 0: text, index } of heading.matchAll(NUMBERS)) {
      const x = parseAnyDecimal(text);
      if (x === undefined) continue;
      const pattern = `${heading.slice(0, index)}{x}${heading.slice(index + text.length)}`;
      forms.set(pattern, [...(forms.get(pattern) ?? []), { heading, x: Number(x) }]);
    }
  const used = new Set<string>();
  const found: HeadingSeries[] = [];
  for (const [pattern, members] of [...forms].sort(([, a], [, b]) => b.length - a.length)) {
    const isRising = members.every(({ x }, index) => index === 0 || x > (members[index - 1]?.x ?? x));
    if (members.length < FEWEST || !isRising || members.some(({ heading }) => used.has(heading))) continue;
    for (const { heading } of members) used.add(heading);
    found.push({ pattern, headings: members.map(({ heading }) => heading), xs: members.map(({ x }) => x) });
  }
  return found;
}

const NUMBERS = /\d+(?:[.,]\d+)?/g;
