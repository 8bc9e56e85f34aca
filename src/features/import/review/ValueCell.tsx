import type { FieldValue } from '#model/FormDefinition.ts';
import { isAdjustment, isMissing, type PlanRow } from '#model/imports/ImportPlan.ts';
import type { PlannedNote } from '#model/imports/PlannedRow.ts';
import type { PlanColumn } from '#model/imports/planColumns.ts';
import { rowLabel } from '#model/imports/rowLabel.ts';
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
    const sorts = new Set(row.notes.filter((note) => note.field === column.id).map(({ sort }) => ADJUSTED[sort]));
    const text = [count === 0 ? 'default' : `${count} values`, ...sorts].filter(Boolean).join(', ');
    return <Truncated text={fault?.reason ?? text} />;
  }
  const { field, id, title } = column;
  const fault = listFaults(row).find((one) => one.field === id);
  const value = row.values[id];
  const isOwn = (one: PlannedNote) => one.field === id;
  const isDefault = !row.skipped && isMissing(row.values, id) && row.notes.some(isOwn);
  const unusual = row.unusual.find(isOwn)?.text;
  const note = unusual ?? (isDefault ? 'default' : row.notes.find((one) => isOwn(one) && isAdjustment(one))?.text);
  const chosen = value === undefined || value === null ? '' : String(value);
  return (
    <EditableCell
      label={`${title} of ${rowLabel(row.place)}`}
      text={cellText(field, value)}
      placeholder={row.skipped ? '' : fault ? 'blank' : defaultText(column)}
      editText={chosen}
      options={cellOptions(field)}
      note={fault ? `${fault.reason} ${fault.fix}` : note}
      tone={fault ? 'error' : unusual ? 'warning' : row.edited.includes(id) ? 'modified' : undefined}
      numeric={field.type === 'number' || field.type === 'integer'}
      disabled={disabled}
      tabIndex={tabIndex}
      onCommit={(text) => onValue(typedValue(field, text))}
    />
  );
}

/** How the values of a curve differ from the points in the file. */
const ADJUSTED: Partial<Record<PlannedNote['sort'], string>> = {
  resampled: 'resampled',
  clipped: 'clipped',
  beyond: 'extended',
};

function defaultText({ field }: Extract<PlanColumn, { field: unknown }>): string {
  const text = cellText(field, field.default);
  return text === '' ? 'blank' : text;
}
