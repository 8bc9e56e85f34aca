import { useCallback, useMemo } from 'react';
import { useHistoryState } from './useHistoryState.ts';

export interface Selection<Item> {
  ids: ReadonlySet<string>;
  /** The selected items that still exist, as the list shows them; hidden ones come last. */
  items: readonly Item[];
  /** The selected items that the filter hides. */
  hidden: readonly Item[];
  select: (ids: ReadonlySet<string>) => void;
  /** Selects all rows of the page or none; needed if some of them may not have been loaded. */
  selectAll?: (all: boolean) => void;
  /** The number of rows that are being loaded to be selected. */
  reading?: number;
  clear: () => void;
}

interface Filtered<Item> {
  /** The whole list. */
  items: readonly Item[];
  /** The items that match the filter. */
  found: readonly Item[];
  /** Whether an item can be worked on; all can by default. */
  isSelectable?: (item: Item) => boolean;
}

const NONE: ReadonlySet<string> = new Set();
const isAny = () => true;

/**
 * Manages the selected items of a list; a selection outlives filters and returns with Back, and deleted items leave it.
 */
export function useSelection<Item extends { id: string }>({
  items,
  found,
  isSelectable = isAny,
}: Filtered<Item>): Selection<Item> {
  const [chosen, select] = useHistoryState('selection', NONE);
  const selected = useMemo(
    () => findSelected({ items, found, chosen, isSelectable }),
    [items, found, chosen, isSelectable],
  );
  const clear = useCallback(() => select(NONE), [select]);
  return { ...selected, select, clear };
}

/** Returns the selected items of a list, and which of them its filter hides. */
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
