import { useCallback, useMemo, useState } from 'react';

export interface Selection<Item> {
  ids: ReadonlySet<string>;
  /** Those that are still there, as the list shows them; what the filter hides comes last. */
  items: readonly Item[];
  /** Those of them that the filter hides. */
  hidden: readonly Item[];
  select: (ids: ReadonlySet<string>) => void;
  /** Selects all rows of the page or none, where some of them may not have been read. */
  selectAll?: (all: boolean) => void;
  /** How many rows are being read to be selected. */
  reading?: number;
  clear: () => void;
}

interface Filtered<Item> {
  /** The whole list. */
  items: readonly Item[];
  /** What the filter leaves of it. */
  found: readonly Item[];
  /** Whether an item can be worked on; all can by default. */
  isSelectable?: (item: Item) => boolean;
}

const NONE: ReadonlySet<string> = new Set();
const isAny = () => true;

/** Which items of a list are selected; a selection outlives filters, and what is deleted leaves it. */
export function useSelection<Item extends { id: string }>({
  items,
  found,
  isSelectable = isAny,
}: Filtered<Item>): Selection<Item> {
  const [chosen, select] = useState(NONE);
  const selected = useMemo(
    () => findSelected({ items, found, chosen, isSelectable }),
    [items, found, chosen, isSelectable],
  );
  const clear = useCallback(() => select(NONE), []);
  return { ...selected, select, clear };
}

/** Which items of a list are selected, and which of them its filter hides. */
export function findSelected<Item extends { id: string }>({
  items: all,
  found,
  chosen,
  isSelectable = isAny,
}: Filtered<Item> & { chosen: ReadonlySet<string> }): Pick<Selection<Item>, 'ids' | 'items' | 'hidden'> {
  if (chosen.size === 0) return { items: [], ids: NONE, hidden: [] };
  const isChosen = (item: Item) => chosen.has(item.id) && isSelectable(item);
  const shown = found.filter(isChosen);
  const shownIds = new Set(shown.map(({ id }) => id));
  const hidden = all.filter((item) => isChosen(item) && !shownIds.has(item.id));
  const items = [...shown, ...hidden];
  return { items, hidden, ids: new Set(items.map(({ id }) => id)) };
}
