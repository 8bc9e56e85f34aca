import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DataTableSelection } from './DataTableColumn.ts';

interface RowSelectionOptions<Row> {
  /** The ids of the rows that the table shows. */
  ids: readonly string[];
  selection: DataTableSelection<Row> | undefined;
}

export interface RowSelection {
  all: boolean;
  some: boolean;
  /** A stable function, so that rows render only when they change. */
  toggle: (id: string) => void;
  toggleAll: (selected: boolean) => void;
}

/** Manages the selection of the shown rows, one by one or all at once; other rows stay as they are. */
export function useRowSelection<Row>({ ids, selection }: RowSelectionOptions<Row>): RowSelection {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  }, [selection]);
  const toggle = useCallback((id: string) => {
    const { current } = latest;
    if (!current) return;
    const selected = new Set(current.selected);
    if (!selected.delete(id)) selected.add(id);
    current.onChange(selected);
  }, []);
  const toggleAll = (all: boolean) => {
    if (selection?.onAll) return selection.onAll(all);
    const selected = new Set(selection?.selected);
    for (const id of ids) {
      if (all) selected.add(id);
      else selected.delete(id);
    }
    selection?.onChange(selected);
  };
  const count = selection ? ids.filter((id) => selection.selected.has(id)).length : 0;
  return { all: ids.length > 0 && count === ids.length, some: count > 0, toggle, toggleAll };
}
