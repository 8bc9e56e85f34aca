import styles from './ListHead.module.css';
import type { Selection } from './useSelection.ts';

/** How many are selected, and how many of them the filter hides: '3 selected, 1 hidden by the filter'. */
export function SelectionCount({ selection: { items, hidden } }: { selection: Selection<unknown> }) {
  return (
    <span className={styles.selected} role="status">
      {items.length > 0 && (
        <>
          <b>{items.length}</b> selected{hidden.length > 0 && <>, {hidden.length} hidden by the filter</>}
        </>
      )}
    </span>
  );
}
