import type { FormDefinition } from '#model/FormDefinition.ts';
import { isMissing, type PlanRow } from '#model/imports/ImportPlan.ts';
import type { ValueChange } from '#model/imports/KnownRow.ts';
import type { PlanColumn } from '#model/imports/planColumns.ts';
import { takenChanges } from '#model/imports/rowStatus.ts';
import { toSourcePath } from '#model/sourcePaths.ts';
import { Truncated } from '#ui/Truncated.tsx';
import { cellText } from './cellText.ts';
import styles from './EditableCell.module.css';

export interface KnownCellProps {
  row: PlanRow;
  column: PlanColumn;
  definition: FormDefinition;
}

/**
 * A value of an existing component: before and after the import, or the stored value beside a table value that is not
 * applied.
 */
export function KnownCell({ row, column, definition }: KnownCellProps) {
  const { known } = row;
  if (!known) return null;
  const { values } = known.component;
  const change = known.changes.find(({ path }) => path === toSourcePath(column.id));
  if (!change) return <Truncated text={toCellText(column, values)} />;
  const isTaken = row.isIncluded && takenChanges(row).includes(change);
  const [before, after] = [toCellText(column, values), toCellText(column, known.given)];
  const count = 'points' in column ? countChanged(change, row) : undefined;
  const text = isTaken ? after : before;
  const note = count ?? (isTaken ? `was ${before || 'blank'}` : `table: ${after || 'blank'}`);
  return (
    <span className={styles.cell} data-tone={isTaken ? 'modified' : undefined} title={toTitle(change, row, definition)}>
      <span className={styles.text}>{text || 'blank'}</span>
      <span className={styles.note}>{note}</span>
    </span>
  );
}

function toCellText(column: PlanColumn, values: PlanRow['values']): string {
  if ('field' in column) return cellText(column.field, values[column.id]);
  return `${column.points.filter((name) => !isMissing(values, name)).length} values`;
}

function countChanged({ fields }: ValueChange, { known }: PlanRow): string {
  const changed = fields.filter((name) => known && known.given[name] !== known.component.values[name]);
  return `${changed.length} of them differ${changed.length === 1 ? 's' : ''}`;
}

/** Returns every differing value as 'stored → table', for example '3 → 3.5'. */
function toTitle({ fields }: ValueChange, { known }: PlanRow, definition: FormDefinition): string {
  if (!known) return '';
  const { given, component } = known;
  return fields
    .flatMap((name) => definition.fields[name] ?? [])
    .filter(({ name }) => given[name] !== component.values[name])
    .map((field) => {
      const text = (values: PlanRow['values']) => cellText(field, values[field.name]) || 'blank';
      return `${fields.length > 1 ? `${field.title}: ` : ''}${text(component.values)} → ${text(given)}`;
    })
    .join('\n');
}
