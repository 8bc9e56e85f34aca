import styles from './ListHead.module.css';
import type { Selection } from './useSelection.ts';

/** Says how many items are selected, and how many of them the filter hides: '3 selected, 1 hidden by the filter'. */
export function SelectionCount({ selection: { items, hidden, reading } }: { selection: Selection<unknown> }) {
  return (
    <span className={styles.selected} role="status">
      {reading !== undefined && <>Loading {reading.toLocaleString('en')} rows to select... </>}
      {items.length > 0 && (
        <>
          <b>{items.length.toLocaleString('en')}</b> selected
          {hidden.length > 0 && <>, {hidden.length} hidden by the filter</>}
        </>
      )}
    </span>
  );
}
