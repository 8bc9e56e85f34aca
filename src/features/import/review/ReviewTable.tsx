import { CircleAlert } from 'lucide-react';
import { memo, useMemo } from 'react';
import { currencyText } from '#model/currencyText.ts';
import type { FormDefinition } from '#model/FormDefinition.ts';
import type { PlanEvent } from '#model/imports/changePlan.ts';
import type { PlanRow } from '#model/imports/ImportPlan.ts';
import { longestName } from '#model/imports/longestName.ts';
import type { PlanColumn } from '#model/imports/planColumns.ts';
import { rowLabel, rowNumber } from '#model/imports/rowLabel.ts';
import { findStatus, isOpen, listFaults } from '#model/imports/rowStatus.ts';
import { DataTable } from '#ui/DataTable.tsx';
import type { DataTableColumn } from '#ui/DataTableColumn.ts';
import { EditableCell } from './EditableCell.tsx';
import { isAsStored } from './isAsStored.ts';
import { KnownCell } from './KnownCell.tsx';
import styles from './ReviewTable.module.css';
import { RowState } from './RowState.tsx';
import { ValueCell } from './ValueCell.tsx';
import { nameFaultText } from './wording.ts';

export interface ReviewTableProps {
  rows: readonly PlanRow[];
  columns: readonly PlanColumn[];
  definition: FormDefinition;
  /** Whether each row is a column of the file. */
  isTransposed: boolean;
  dispatch: (event: PlanEvent) => void;
  disabled: boolean;
  /** Whether the table was imported before, so that its rows are compared with the existing components. */
  isAgain: boolean;
  /** Identifies the filter of the rows. */
  view: string;
}

/** The rows as they would be imported; names and values are corrected in place. */
export const ReviewTable = memo(function ReviewTable(props: ReviewTableProps) {
  const { rows, columns, definition, isTransposed, dispatch, disabled, isAgain, view } = props;
  const currency = useMemo(() => findCurrency(rows, definition), [rows, definition]);
  const shown = useMemo(
    () => createColumns({ columns, definition, currency, isTransposed, dispatch, disabled, isAgain }),
    [columns, definition, currency, isTransposed, dispatch, disabled, isAgain],
  );
  const selected = useMemo(() => new Set(rows.filter(isChosen).map(rowId)), [rows]);
  const choose = (chosen: ReadonlySet<string>) => {
    if (disabled) return;
    const change = (isIncluded: boolean) => {
      const ids = rows.filter(
        (row) => isOpen(row) && row.isIncluded !== isIncluded && chosen.has(rowId(row)) === isIncluded,
      );
      if (ids.length > 0) dispatch({ type: 'included', ids: new Set(ids.map(({ id }) => id)), isIncluded });
    };
    change(true);
    change(false);
  };
  return (
    <DataTable
      label="Rows of the table"
      rows={rows}
      columns={shown}
      rowId={rowId}
      selection={{ selected, onChange: choose, rowName: ({ name }) => name, isQuiet: true }}
      view={view}
      tallRows
      maxHeight="max(360px, calc(100vh - 340px))"
      empty="No rows match the filter."
    />
  );
});

/** The row's number in the file, or that of its column in a transposed table; marked here as well if the row is not ready, as the state may be out of sight. */
function RowNumber({ row }: { row: PlanRow }) {
  const status = findStatus(row);
  const isBad = status === 'faulty' || status === 'taken';
  return (
    <span className={styles.number}>
      {isBad && <CircleAlert className={styles.bad} size={14} strokeWidth={1.75} aria-hidden="true" />}
      {rowNumber(row.place)}
    </span>
  );
}

/** The currency of all rows, for headings; a general word if they have several. */
function findCurrency(rows: readonly PlanRow[], { fields }: FormDefinition): string {
  const standard = fields.currency?.default;
  const [first = standard, ...others] = new Set(rows.map(({ values }) => values.currency ?? standard));
  return typeof first === 'string' && others.length === 0 ? first : 'currency';
}

function rowId({ id }: PlanRow): string {
  return String(id);
}

function isChosen(row: PlanRow): boolean {
  return row.isIncluded && !row.skipped && findStatus(row) !== 'unchanged';
}

function createColumns({
  columns,
  definition,
  currency,
  isTransposed,
  dispatch,
  disabled,
  isAgain,
}: Omit<ReviewTableProps, 'rows' | 'view'> & { currency: string }): DataTableColumn<PlanRow>[] {
  const longest = longestName(definition);
  return [
    {
      id: 'row',
      header: isTransposed ? 'Column' : 'Row',
      width: 72,
      numeric: true,
      cell: (row) => <RowNumber row={row} />,
    },
    {
      id: 'name',
      header: 'Name',
      width: 'minmax(240px, 1.5fr)',
      cell: (row, { tabIndex }) =>
        row.known ? (
          row.known.component.name
        ) : (
          <EditableCell
            label={`Name of ${rowLabel(row.place)}`}
            text={row.name}
            placeholder="No name"
            note={row.nameFault && nameFaultText(row.nameFault, { name: row.name, longest })}
            tone={row.nameFault && 'error'}
            disabled={disabled || !isOpen(row)}
            tabIndex={tabIndex}
            onCommit={(name) => dispatch({ type: 'named', id: row.id, name })}
          />
        ),
    },
    ...columns.map(
      (column): DataTableColumn<PlanRow> => ({
        id: column.id,
        header: column.unit ? `${column.title} in ${currencyText(column.unit, currency)}` : column.title,
        width: 'minmax(132px, 1fr)',
        cell: (row, { tabIndex }) =>
          isAsStored(row, column.id) ? (
            <KnownCell row={row} column={column} definition={definition} />
          ) : (
            <ValueCell
              row={row}
              column={column}
              disabled={disabled || !isOpen(row)}
              tabIndex={tabIndex}
              onValue={(value) => dispatch({ type: 'valued', id: row.id, field: column.id, value })}
            />
          ),
      }),
    ),
    {
      id: 'state',
      header: 'State',
      width: isAgain ? 'minmax(400px, 1.2fr)' : 'minmax(260px, 1.6fr)',
      cell: (row, { tabIndex }) => (
        <RowState
          status={findStatus(row)}
          row={row}
          isAgain={isAgain}
          faults={listFaults(row)}
          definition={definition}
          tabIndex={tabIndex}
          onChoice={disabled ? undefined : (choice) => dispatch({ type: 'decided', ids: new Set([row.id]), choice })}
        />
      ),
    },
  ];
}
