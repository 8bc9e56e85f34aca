import type { Page, Place, Slice } from './Page.ts';

/** Kinds that have the same place in the order of titles, and how many wanted rows they have together. */
export interface KindGroup {
  subclasses: readonly string[];
  count: number;
}

interface ReadByKind {
  page: Page;
  /** In the order of the list; each has rows. */
  groups: readonly KindGroup[];
  /** Reads a part of one group, by name. */
  read: (subclasses: readonly string[], page: Page) => AsyncGenerator<Slice>;
}

/** Reads a list kind by kind, so that an index serves each step; a place begins with a kind of its group. */
export async function* readByKind({ page, groups, read }: ReadByKind): AsyncGenerator<Slice> {
  const [subclass, ...place] = page.after ?? [];
  let first = groups.findIndex(({ subclasses }) => subclass === undefined || subclasses.includes(subclass));
  let after: Place | undefined = subclass === undefined ? undefined : place;
  let offset = page.offset ?? 0;
  let left = page.limit;
  if (first < 0) return;
  for (; first < groups.length; first++, after = undefined) {
    const [group, following] = [groups[first], groups[first + 1]];
    if (!group) return;
    // How many rows of it come after a place is known only when they are read.
    if (!after && offset >= group.count) {
      offset -= group.count;
      continue;
    }
    const [own = ''] = group.subclasses;
    for await (const { next, ...slice } of read(group.subclasses, { after, offset, limit: left })) {
      if (left !== undefined) left -= slice.count;
      const isLast = left === 0;
      const beginning = following && [following.subclasses[0] ?? '', '', ''];
      const end = next ? [own, ...next] : isLast ? beginning : undefined;
      yield { ...slice, ...(end ? { next: end } : {}) };
      if (isLast) return;
    }
    offset = 0;
  }
}
