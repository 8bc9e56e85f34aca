import { COLLATOR } from './collator.ts';

/** The title of all unknown kinds. */
export const OTHER_KINDS_TITLE = 'Generation';

interface TitledKind {
  subclass: string;
  title: string;
}

/** Returns a function that ranks kinds by their titles; kinds with the same title share a rank. */
export function createKindRank(kinds: readonly TitledKind[]): (subclass: string) => number {
  const titles = [...new Set([OTHER_KINDS_TITLE, ...kinds.map(({ title }) => title)])].sort(COLLATOR.compare);
  const ranks = new Map(kinds.map(({ subclass, title }) => [subclass, titles.indexOf(title)]));
  const others = titles.indexOf(OTHER_KINDS_TITLE);
  return (subclass) => ranks.get(subclass) ?? others;
}
