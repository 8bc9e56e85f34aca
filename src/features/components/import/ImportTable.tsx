import { memo } from 'react';
import type { ImportBatch } from './ImportBatch.ts';
import type { ImportEntry } from './ImportEntry.ts';
import { ImportRow } from './ImportRow.tsx';
import styles from './ImportTable.module.css';

export interface ImportTableProps {
  entries: readonly ImportEntry[];
  batch: ImportBatch;
  /** While an import runs. */
  disabled: boolean;
}

/** Up to so many entries, those with problems open by themselves. */
const FEW = 5;

/** What would be created, an entry a row; each opens to what is to be said of it. */
export const ImportTable = memo(function ImportTable({ entries, batch, disabled }: ImportTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Components to be created</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <span className={styles.caption}>Import</span>
          </th>
          <th scope="col">Name</th>
          <th scope="col" className={styles.kind}>
            Kind
          </th>
          <th scope="col" className={styles.origin}>
            From
          </th>
          <th scope="col" className={styles.state}>
            State
          </th>
          <th scope="col" className={styles.more}>
            <span className={styles.caption}>Details</span>
          </th>
        </tr>
      </thead>
      {entries.map((entry) => (
        <ImportRow key={entry.id} entry={entry} batch={batch} disabled={disabled} opens={entries.length <= FEW} />
      ))}
    </table>
  );
});
