import type { FormDefinition } from '#model/FormDefinition.ts';
import { findFilled, headingsOfSeries, isOfOtherCurrency } from '#model/imports/draftParts.ts';
import type { DraftColumn } from '#model/imports/MappingDraft.ts';
import { Select } from '#ui/Select.tsx';
import { Truncated } from '#ui/Truncated.tsx';
import { listTargets } from './listTargets.ts';
import styles from './MatchTable.module.css';
import { UnitCell } from './UnitCell.tsx';

export interface MatchTableProps {
  columns: readonly DraftColumn[];
  /** Whether the columns are lines of the file. */
  isTransposed: boolean;
  /** The currency of all prices. */
  currency: string | undefined;
  definition: FormDefinition;
  onColumn: (id: string, change: Partial<DraftColumn>) => void;
}

/** A row for each column of the file: its heading, its first values, the field that it fills and its unit. */
export function MatchTable({ columns, isTransposed, currency, definition, onColumn }: MatchTableProps) {
  const inSeries = headingsOfSeries(columns.filter(({ field }) => field !== undefined));
  const shown = columns.filter(({ heading, holds }) => holds?.sort === 'series' || !inSeries.has(heading));
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={isTransposed ? 'Lines of the file' : 'Columns of the file'}>
        <thead>
          <tr>
            <th scope="col">{isTransposed ? 'Line' : 'Column'}</th>
            <th scope="col">First values</th>
            <th scope="col">Field</th>
            <th scope="col">Unit of the file</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((column) => (
            <MatchRow
              key={column.id}
              column={column}
              isOther={isOfOtherCurrency(column, currency)}
              definition={definition}
              onColumn={onColumn}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface MatchRowProps extends Pick<MatchTableProps, 'definition' | 'onColumn'> {
  column: DraftColumn;
  /** Whether its amounts are in another currency than the other prices. */
  isOther: boolean;
}

function MatchRow({ column, isOther, definition, onColumn }: MatchRowProps) {
  const { id, heading, holds, field, unclear } = column;
  const filled = findFilled(column, definition);
  const isOne = filled?.sort === 'field' && holds?.sort === 'list';
  return (
    <tr data-out={!filled || undefined}>
      <th scope="row">
        <Truncated text={headingText(column)} />
        {isOther && <span className={styles.other}>in {column.currency}, unlike the other prices</span>}
        {!filled && unclear !== undefined && <span className={styles.other}>{unclear} is not understood</span>}
        {holds && <span className={styles.holds}>{holdsText(holds)}</span>}
      </th>
      <td>
        <Truncated text={column.shown.join(' · ') || 'blank'} />
      </td>
      <td>
        <span className={styles.field}>
          <Select
            size="s"
            aria-label={`Field of ${headingText(column)}`}
            options={[{ value: '', label: 'Leave out' }, ...listTargets(column, definition)]}
            value={filled ? (field ?? '') : ''}
            onChange={(name) => onColumn(id, { field: name === '' ? undefined : name })}
          />
          {isOne && (
            <Select
              size="s"
              aria-label={`Which number of ${heading}`}
              options={TAKES}
              value={holds.take}
              // The select offers the values of `take` only.
              onChange={(take) => onColumn(id, { holds: { ...holds, take: take as typeof holds.take } })}
            />
          )}
        </span>
      </td>
      <td>{filled && <UnitCell column={column} filled={filled} definition={definition} onColumn={onColumn} />}</td>
    </tr>
  );
}

const TAKES = [
  { value: 'min', label: 'Lowest' },
  { value: 'max', label: 'Highest' },
  { value: 'mean', label: 'Mean' },
];

/** Returns the first and last heading of a series, like 'P_0.5 … P_25', or else the heading itself. */
function headingText({ heading, holds }: DraftColumn): string {
  if (holds?.sort !== 'series') return heading;
  return `${holds.headings[0] ?? heading} … ${holds.headings.at(-1) ?? ''}`;
}

function holdsText(holds: NonNullable<DraftColumn['holds']>): string {
  if (holds.sort === 'series') return `${holds.headings.length} columns of a curve`;
  return holds.separators.length === 0 ? 'a list, one value per line' : 'lists in cells';
}
