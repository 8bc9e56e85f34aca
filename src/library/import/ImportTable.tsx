import { memo } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import type { ImportBatch } from './createImportBatch.ts';
import type { ImportColumn } from './ImportColumn.ts';
import type { ImportEntry } from './ImportEntry.ts';
import { ImportRow } from './ImportRow.tsx';
import styles from './ImportTable.module.css';

export interface ImportTableProps {
  label: string;
  entries: readonly ImportEntry[];
  batch: ImportBatch;
  /** Kept stable by the caller. */
  column: ImportColumn;
  /** Set while an import runs. */
  disabled: boolean;
}

/** In a table of at most this many entries, those with problems are initially open. */
const FEW = 5;

/** Lists the entries to be created, one per row; each expands to its details. */
export const ImportTable = memo(function ImportTable(props: ImportTableProps) {
  const { label, entries, batch, column, disabled } = props;
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <VisuallyHidden>Import</VisuallyHidden>
          </th>
          <th scope="col">Name</th>
          <th scope="col" className={styles.kind}>
            Kind
          </th>
          <th scope="col" className={column.isWide ? styles.wide : styles.narrow}>
            {column.header}
          </th>
          <th scope="col" className={styles.state}>
            State
          </th>
          <th scope="col" className={styles.more}>
            <VisuallyHidden>Details</VisuallyHidden>
          </th>
        </tr>
      </thead>
      {entries.map((entry) => (
        <ImportRow
          key={entry.id}
          entry={entry}
          batch={batch}
          column={column}
          disabled={disabled}
          opens={entries.length <= FEW}
        />
      ))}
    </table>
  );
});
