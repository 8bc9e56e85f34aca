import { COLLATOR } from './collator.ts';

/** The title of every kind that is not known. */
export const OTHER_KINDS_TITLE = 'Generation';

interface TitledKind {
  subclass: string;
  title: string;
}

/** Creates what returns the place of a kind among all, by title; kinds of one title have one place. */
export function createKindRank(kinds: readonly TitledKind[]): (subclass: string) => number {
  const titles = [...new Set([OTHER_KINDS_TITLE, ...kinds.map(({ title }) => title)])].sort(COLLATOR.compare);
  const ranks = new Map(kinds.map(({ subclass, title }) => [subclass, titles.indexOf(title)]));
  const others = titles.indexOf(OTHER_KINDS_TITLE);
  return (subclass) => ranks.get(subclass) ?? others;
}
