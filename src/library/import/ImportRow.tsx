import { ChevronDown } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { ImportBatch } from './createImportBatch.ts';
import { EntryKind } from './EntryKind.tsx';
import { EntryName } from './EntryName.tsx';
import { EntryState } from './EntryState.tsx';
import type { ImportColumn } from './ImportColumn.ts';
import { ImportDetails } from './ImportDetails.tsx';
import { getStatus, type ImportEntry } from './ImportEntry.ts';
import styles from './ImportTable.module.css';

export interface ImportRowProps {
  entry: ImportEntry;
  batch: ImportBatch;
  column: ImportColumn;
  disabled: boolean;
  /** Whether the details are initially open if the entry has problems. */
  opens: boolean;
}

/** One entry: its name, which can be changed, its kind and its state; opens to its details. */
export const ImportRow = memo(function ImportRow({ entry, batch, column, disabled, opens }: ImportRowProps) {
  const { id, origin, draft } = entry;
  const status = getStatus(entry);
  const [isOpen, setIsOpen] = useState(opens && (status === 'faulty' || status === 'unreadable'));
  const detailsId = useId();
  const isFixed = disabled || status === 'created';
  const name = draft?.name || origin;
  return (
    <tbody className={styles.entry} data-state={status}>
      <tr>
        <td className={styles.check}>
          <Checkbox
            aria-label={`Import ${name}`}
            checked={entry.isIncluded}
            disabled={isFixed}
            onChange={(isIncluded) => batch.dispatch({ type: 'included', id, isIncluded })}
          />
        </td>
        <td className={styles.name}>
          <EntryName entry={entry} disabled={isFixed} isOpen={isOpen} />
        </td>
        <td className={styles.kind}>
          <EntryKind entry={entry} />
        </td>
        <td className={column.isWide ? styles.wide : styles.narrow}>{column.cell(entry)}</td>
        <td className={styles.state}>
          <EntryState entry={entry} batch={batch} disabled={isFixed} />
        </td>
        <td className={styles.more}>
          {status !== 'deleted' && (
            <IconButton
              className={styles.open}
              label={`Details of ${name}`}
              icon={<ChevronDown />}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
        </td>
      </tr>
      {isOpen && (
        <tr id={detailsId}>
          <td colSpan={6} className={styles.details}>
            <ImportDetails entry={entry} batch={batch} />
          </td>
        </tr>
      )}
    </tbody>
  );
});
