import { memo, useMemo } from 'react';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import { joinIds } from '#model/joinIds.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cellKey } from '#widgets/curveCells.ts';
import { CellChoice } from './CellChoice.tsx';
import { CellFlag } from './CellFlag.tsx';
import { CellText } from './CellText.tsx';
import { findCellMessage } from './findCellMessage.ts';
import { FieldContext, useFormSettings } from './formContext.ts';
import styles from './TableField.module.css';
import { useFieldSnapshot } from './useDraft.ts';

interface TableCellProps {
  id: string;
  /** The cell's key in the draft. */
  name: string;
  column: FieldDefinition;
  /** Index of the row, from 0. */
  row: number;
  /** Index of the column, from 1; column 0 holds the row's number. */
  place: number;
  /** Id of the column's help, if it has one. */
  helpId: string | undefined;
  readOnly: boolean;
}

/** The props of a cell's input. */
export interface CellInputProps {
  id: string;
  column: FieldDefinition;
  label: string;
  /** The value of `data-cell`, by which keys find it. */
  cell: string;
  readOnly: boolean;
  isInvalid: boolean;
  /** Ids of the cell's message and of its column's help. */
  describedBy: string | undefined;
}

/** One value of a table, bound to its part of the draft; while focused, its message is also shown below the table. */
export const TableCell = memo(function TableCell(props: TableCellProps) {
  const { id, name, column, row, place, helpId, readOnly } = props;
  const { store, marksChanges } = useFormSettings();
  const snapshot = useFieldSnapshot(store, name);
  const framed = useMemo(() => ({ name, snapshot, helpId }), [name, snapshot, helpId]);
  const message = findCellMessage(store, name, { snapshot, marksChanges });
  const Input = column.type === 'choice' ? CellChoice : column.type === 'flag' ? CellFlag : CellText;
  return (
    <td
      className={styles.cell}
      title={message?.text}
      data-field={name}
      data-type={column.type}
      data-invalid={snapshot.shownError !== undefined || undefined}
      data-warning={message?.tone === 'warning' || undefined}
      data-modified={(snapshot.changed && marksChanges) || undefined}
    >
      <FieldContext value={framed}>
        <Input
          id={id}
          column={column}
          label={`${column.title}, row ${row + 1}`}
          cell={cellKey({ row, column: place })}
          readOnly={readOnly}
          isInvalid={snapshot.shownError !== undefined}
          describedBy={joinIds(message && `${id}-message`, helpId)}
        />
      </FieldContext>
      {message && <VisuallyHidden id={`${id}-message`}>{message.text}</VisuallyHidden>}
    </td>
  );
});
