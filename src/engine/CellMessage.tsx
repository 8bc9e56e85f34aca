import type { FieldDefinition } from '#model/FormDefinition.ts';
import { cellKey } from '#model/fieldKeys.ts';
import type { CurveCellPosition } from '#widgets/curveCells.ts';
import { EntryResult } from './EntryNote.tsx';
import { findCellMessage } from './findCellMessage.ts';
import { useFormSettings } from './formContext.ts';
import styles from './TableField.module.css';
import { useFieldSnapshot } from './useDraft.ts';

interface CellMessageProps {
  /** The table's key in the draft. */
  name: string;
  columns: readonly FieldDefinition[];
  rows: readonly string[];
  active: CurveCellPosition | undefined;
}

/** The message of the focused cell; renders nothing without one. */
export function CellMessage({ name, columns, rows, active }: CellMessageProps) {
  const row = active && rows[active.row];
  const column = active && columns[active.column - 1];
  if (!active || row === undefined || !column) return null;
  return <Message name={cellKey(name, row, column.name)} place={`${column.title}, row ${active.row + 1}`} />;
}

function Message({ name, place }: { name: string; place: string }) {
  const { store, marksChanges } = useFormSettings();
  const snapshot = useFieldSnapshot(store, name);
  const message = findCellMessage(store, name, { snapshot, marksChanges });
  if (snapshot.hasReading && message?.tone !== 'error')
    return (
      <p className={styles.message}>
        {place}: <EntryResult name={name} />
      </p>
    );
  if (!message) return null;
  return (
    <p className={styles.message} data-tone={message.tone}>
      {place}: {message.text}
    </p>
  );
}
