import { type CSSProperties, type Ref, useMemo } from 'react';
import type { CurveFault } from '#model/curveFaults.ts';
import { type CurvePoints, pointCount } from '#model/curvePoints.ts';
import type { CurveAxis } from '#model/FormDefinition.ts';
import { CurveHead } from './CurveHead.tsx';
import { CurveRows } from './CurveRows.tsx';
import styles from './CurveTable.module.css';
import type { CellRange } from './cellRange.ts';
import { type CurveCellActions, type CurveCellPosition, cellKey } from './curveCells.ts';
import { faultMessage } from './curveMessages.ts';
import type { CellRangeHandlers } from './useCellRange.ts';

interface CurveTableProps {
  label: string;
  /** x first. */
  columns: readonly CurveAxis[];
  points: CurvePoints;
  /** The cell into which a number was typed since the last render. */
  typed: CurveCellPosition | undefined;
  faults: readonly CurveFault[];
  /** Messages of cells that were set to 0, by `cellKey`. */
  zeroed: ReadonlyMap<string, string>;
  /** The cell whose point the chart marks. */
  active: CurveCellPosition | undefined;
  fixedX: boolean;
  disabled: boolean;
  readOnly: boolean;
  idPrefix: string;
  /** The selected block. */
  range: CellRange | undefined;
  handlers: CellRangeHandlers;
  actions: CurveCellActions;
  tableRef: Ref<HTMLTableElement>;
}

/** The points as a table of inputs with the keyboard navigation of a spreadsheet; a long table scrolls in its box. */
export function CurveTable(props: CurveTableProps) {
  const { label, columns, points, faults, zeroed, active, fixedX, disabled, readOnly, idPrefix, actions, tableRef } =
    props;
  const { typed, range, handlers } = props;
  const messages = useMemo(() => messagesByCell(faults, columns), [faults, columns]);
  const count = pointCount(points);
  const style = useMemo(
    () => ({ '--columns': listWidths(columns.length, fixedX) }) as CSSProperties,
    [columns.length, fixedX],
  );
  const starts = Array.from({ length: Math.ceil(count / ROWS_EACH) }, (_, part) => part * ROWS_EACH);

  return (
    <div className={styles.scroller}>
      <table ref={tableRef} className={styles.table} aria-label={label} style={style} {...handlers}>
        <CurveHead columns={columns} fixedX={fixedX} />
        {starts.map((from) => (
          <CurveRows
            key={from}
            from={from}
            to={Math.min(count, from + ROWS_EACH)}
            faults={messages}
            {...{ columns, points, typed, zeroed, active, range, fixedX, disabled, readOnly, idPrefix, actions }}
          />
        ))}
      </table>
    </div>
  );
}

/** The widths of columns in CSS; that of x is wider the fewer there are, and the last one has the buttons. */
function listWidths(count: number, fixedX: boolean): string {
  return `${count > 2 ? '38%' : '50%'} repeat(${count - 1}, minmax(0, 1fr))${fixedX ? '' : ' 32px'}`;
}

/** Number of rows that render together when one of them changes. */
const ROWS_EACH = 25;

function messagesByCell(faults: readonly CurveFault[], columns: readonly CurveAxis[]): Map<string, string> {
  return new Map(
    faults.map(
      ({ row, column, code }) => [cellKey({ row, column }), faultMessage(code, columns[column] ?? {})] as const,
    ),
  );
}
