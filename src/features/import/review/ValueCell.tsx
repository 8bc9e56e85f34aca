import type { FieldValue } from '#model/FormDefinition.ts';
import { isMissing, type PlanRow } from '#model/imports/ImportPlan.ts';
import type { PlanColumn } from '#model/imports/planColumns.ts';
import { listFaults } from '#model/imports/rowStatus.ts';
import { Truncated } from '#ui/Truncated.tsx';
import { cellOptions, cellText, typedValue } from './cellText.ts';
import { EditableCell } from './EditableCell.tsx';

export interface ValueCellProps {
  row: PlanRow;
  column: PlanColumn;
  disabled: boolean;
  tabIndex: 0 | -1;
  onValue: (value: FieldValue | undefined) => void;
}

/** Edits a value of a row and shows its fault; a curve shows only its number of values. */
export function ValueCell({ row, column, disabled, tabIndex, onValue }: ValueCellProps) {
  if ('points' in column) {
    const count = column.points.filter((name) => !isMissing(row.values, name)).length;
    const fault = listFaults(row).find(({ field = '' }) => field === column.id || column.points.includes(field));
    return <Truncated text={fault?.reason ?? (count === 0 ? 'default' : `${count} values`)} />;
  }
  const { field, id, title } = column;
  const fault = listFaults(row).find((one) => one.field === id);
  const value = row.values[id];
  const note = row.skipped ? undefined : row.notes.find((one) => one.field === id && isMissing(row.values, id))?.text;
  const chosen = value === undefined || value === null ? '' : String(value);
  return (
    <EditableCell
      label={`${title} of row ${row.place.row}`}
      text={cellText(field, value)}
      placeholder={row.skipped ? '' : fault ? 'blank' : defaultText(column)}
      editText={chosen}
      options={cellOptions(field)}
      note={fault ? `${fault.reason} ${fault.fix}` : note && 'default'}
      tone={fault ? 'error' : row.edited.includes(id) ? 'modified' : undefined}
      numeric={field.type === 'number' || field.type === 'integer'}
      disabled={disabled}
      tabIndex={tabIndex}
      onCommit={(text) => onValue(typedValue(field, text))}
    />
  );
}

function defaultText({ field }: Extract<PlanColumn, { field: unknown }>): string {
  const text = cellText(field, field.default);
  return text === '' ? 'blank' : text;
}
