import { useMemo, useSyncExternalStore } from 'react';
import type { DataTableColumn } from './DataTableColumn.ts';

/** The columns for which the window is wide enough; renders again only when one of them comes or goes. */
export function useVisibleColumns<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row>[] {
  const hidden = useSyncExternalStore(subscribe, () =>
    columns
      .filter((column) => window.innerWidth < (column.hideBelow ?? 0))
      .map((column) => column.id)
      .join('\n'),
  );
  return useMemo(() => {
    const names = new Set(hidden.split('\n'));
    return columns.filter((column) => !names.has(column.id));
  }, [columns, hidden]);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
