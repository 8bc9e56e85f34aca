import { useMemo } from 'react';
import { type ComparedRow, compareTables } from '#model/compareTables.ts';
import { counted } from '#model/counted.ts';
import { currencyText } from '#model/currencyText.ts';
import { valueText } from '#model/displayText.ts';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import styles from './TableDifference.module.css';

export interface TableDifferenceProps {
  table: TableDefinition;
  /** The table's accessible name: 'Periods, before and saved'. */
  label: string;
  /** The table's texts in the two versions. */
  before: string;
  after: string;
  currency: string | undefined;
}

/** Renders the rows in which two versions of a table differ, with the differing cells marked. */
export function TableDifference({ table, label, before, after, currency }: TableDifferenceProps) {
  const rows = useMemo(() => compareTables(table, before, after), [table, before, after]);
  const changed = rows.filter(({ state }) => state !== 'same');
  const shown = changed.slice(0, MOST_ROWS);
  const columns = findShownColumns(table, changed);
  if (changed.length === 0) return <p className={styles.summary}>{counted(rows.length, table.row)}, the same</p>;
  return (
    <div className={styles.difference}>
      <p className={styles.summary}>{summarise(rows, table)}</p>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            {columns.map((column) => (
              <th key={column.name} scope="col">
                {columnTitle(column, currency)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={`${row.before?.place} ${row.after?.place}`} data-state={row.state}>
              <th scope="row">
                {placeText(row)} <span className={styles.state}>{row.state}</span>
              </th>
              {columns.map((column) => (
                <td key={column.name}>
                  <Cell column={column} row={row} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length > shown.length && (
        <p className={styles.summary}>and {changed.length - shown.length} more that differ</p>
      )}
    </div>
  );
}

/** The maximum number of rows shown; nobody would read more one by one. */
const MOST_ROWS = 50;

/** Returns all columns if a row was added, removed or only moved; else the identifying ones and those that differ. */
function findShownColumns({ fields, unique = [] }: TableDefinition, rows: readonly ComparedRow[]): FieldDefinition[] {
  if (rows.some(({ columns }) => columns.length === 0)) return Object.values(fields);
  const shown = new Set([...unique, ...rows.flatMap(({ columns }) => columns)]);
  return Object.values(fields).filter(({ name }) => shown.has(name));
}

interface CellProps {
  column: FieldDefinition;
  row: ComparedRow;
  currency: string | undefined;
}

function Cell({ column, row: { state, before, after, columns }, currency }: CellProps) {
  const { unit: _, ...plain } = column;
  const [old, now] = [before, after].map((row) => row && valueText(plain, row.texts[column.name] ?? '', currency));
  if (state === 'removed') return <del>{old}</del>;
  if (state === 'added') return <ins>{now}</ins>;
  if (!columns.includes(column.name)) return <bdi>{now}</bdi>;
  return (
    <>
      <del>{old}</del> <ins>{now}</ins>
    </>
  );
}

function columnTitle({ title, unit }: FieldDefinition, currency: string | undefined): string {
  return currencyText(unit ? `${title} (${unit})` : title, currency);
}

/** Row numbers count from 1. */
function placeText({ before, after }: ComparedRow): string {
  const [from, to] = [before, after].map((row) => row && String(row.place + 1));
  return from !== undefined && to !== undefined && from !== to ? `${from} → ${to}` : (to ?? from ?? '');
}

function summarise(rows: readonly ComparedRow[], { row }: TableDefinition): string {
  const words = (['added', 'removed', 'changed', 'moved'] as const).flatMap((state) => {
    const count = rows.filter((one) => one.state === state).length;
    return count === 0 ? [] : [`${counted(count, row)} ${state}`];
  });
  const same = rows.filter(({ state }) => state === 'same').length;
  return [...words, ...(same > 0 ? [`${same} the same`] : [])].join(', ');
}
