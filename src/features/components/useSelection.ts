import { useCallback, useMemo, useState } from 'react';
import { isExpected } from '#api/componentCalls.ts';
import type { ComponentListItem } from '#api/useComponents.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Those that are still there, in the order of the list. */
  items: ComponentListItem[];
  /** How many of them the filter hides. */
  hidden: number;
  select: (ids: ReadonlySet<string>) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** Which components are selected; a selection outlives filters, and what is deleted leaves it. */
export function useSelection({
  items: all,
  found,
}: {
  items: readonly ComponentListItem[];
  found: readonly ComponentListItem[];
}): Selection {
  const [chosen, setChosen] = useState(NONE);
  const items = useMemo(() => (chosen.size === 0 ? [] : all.filter(({ id }) => chosen.has(id))), [all, chosen]);
  const ids = useMemo(() => (items.length === 0 ? NONE : new Set(items.map(({ id }) => id))), [items]);
  const hidden = useMemo(
    () => (ids.size === 0 ? 0 : ids.size - found.filter(({ id }) => ids.has(id)).length),
    [found, ids],
  );
  const select = useCallback(
    // What the server has not made yet can't be worked on.
    (next: ReadonlySet<string>) => setChosen(new Set([...next].filter((id) => !isExpected({ id })))),
    [],
  );
  const clear = useCallback(() => setChosen(NONE), []);
  return { ids, items, hidden, select, clear };
}
