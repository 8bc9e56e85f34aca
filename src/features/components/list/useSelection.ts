import { useCallback, useMemo, useState } from 'react';
import type { ComponentListItem } from '#api/useComponents.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** Those that are still there, as the list shows them; what the filter hides comes last. */
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
  const { items, ids, hidden } = useMemo(() => {
    if (chosen.size === 0) return { items: [], ids: NONE, hidden: 0 };
    // What the server has not made yet can't be worked on.
    const isChosen = ({ id, isPending }: ComponentListItem) => !isPending && chosen.has(id);
    const shown = found.filter(isChosen);
    const shownIds = new Set(shown.map(({ id }) => id));
    const behind = all.filter((item) => isChosen(item) && !shownIds.has(item.id));
    const there = [...shown, ...behind];
    return { items: there, ids: new Set(there.map(({ id }) => id)), hidden: behind.length };
  }, [all, found, chosen]);
  const clear = useCallback(() => setChosen(NONE), []);
  return { ids, items, hidden, select: setChosen, clear };
}
