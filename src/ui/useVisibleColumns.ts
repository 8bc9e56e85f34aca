import { useMemo, useSyncExternalStore } from 'react';
import type { DataTableColumn } from './DataTableColumn.ts';

/** Returns the columns for which the window is wide enough; re-renders only when one of them is shown or hidden. */
export function useVisibleColumns<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row>[] {
  // The largest `hideBelow` that the window's width reaches.
  const width = useSyncExternalStore(subscribe, () =>
    Math.max(0, ...columns.map(neededWidth).filter((needed) => needed <= window.innerWidth)),
  );
  return useMemo(() => columns.filter((column) => neededWidth(column) <= width), [columns, width]);
}

function neededWidth<Row>({ hideBelow = 0 }: DataTableColumn<Row>): number {
  return hideBelow;
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
