import { kinds } from '#generated/kinds.ts';
import { OTHER_KINDS_TITLE } from '#model/createKindRank.ts';
import { nameKey } from '#model/nameKey.ts';
import type { Word } from '#server/store/listComponents.ts';

/** Returns a search word with the kinds whose title contains it. */
export function toWord(text: string): Word {
  const named = kinds.filter(({ title, plural }) => [title, plural].some((called) => nameKey(called).includes(text)));
  return {
    text,
    subclasses: named.map(({ subclass }) => subclass),
    others: nameKey(OTHER_KINDS_TITLE).includes(text) ? { except: kinds.map(({ subclass }) => subclass) } : undefined,
  };
}
