import { counted } from '#model/counted.ts';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import type { CurveCellPosition } from '#widgets/curveCells.ts';
import { useFormSettings } from './formContext.ts';
import styles from './TableField.module.css';
import { useFieldSnapshot, useFormSnapshot } from './useDraft.ts';

interface TableFaultsProps {
  /** The table's key in the draft. */
  name: string;
  columns: readonly FieldDefinition[];
  rows: readonly string[];
  onGo: (cell: CurveCellPosition) => void;
}

/** The number of invalid cells with a link to the first one, and the error of the table as a whole. */
export function TableFaults({ name, columns, rows, onGo }: TableFaultsProps) {
  const { store } = useFormSettings();
  const { shownErrors } = useFormSnapshot(store);
  const { shownError } = useFieldSnapshot(store, name);
  const messages = new Map(shownErrors.map(({ field, message }) => [field, message]));
  const faults = messages.size === 0 ? [] : rows.flatMap((row, index) => findFaults(row, index));
  const [first, ...others] = faults;
  return (
    <>
      {shownError && (
        <p className={styles.message} data-tone="error">
          {shownError}
        </p>
      )}
      {first && (
        <p className={styles.message} data-tone="error">
          {counted(faults.length, 'cell')} with errors:{' '}
          <button type="button" className={styles.link} onClick={() => onGo(first.cell)}>
            {first.place}
          </button>
          {` (${first.message})`}
          {others.length > 0 && ` and ${others.length} more`}
        </p>
      )}
    </>
  );

  function findFaults(row: string, index: number) {
    return columns.flatMap(({ name: column, title }, at) => {
      const message = messages.get(cellKey(name, row, column));
      return message === undefined
        ? []
        : [{ message, place: `${title}, row ${index + 1}`, cell: { row: index, column: at + 1 } }];
    });
  }
}
