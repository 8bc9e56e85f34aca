import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './CurveDialog.module.css';

export interface PreviewCell {
  text: string | undefined;
  /** What is wrong with the text. */
  fault?: string | undefined;
  isChanged?: boolean | undefined;
}

interface PreviewTableProps {
  label: string;
  /** `id` is needed where several columns have the same title. */
  columns: readonly { title: string; id?: string | undefined; below?: ReactNode; isUnused?: boolean | undefined }[];
  count: number;
  /** The plural noun for its rows: 'points'. */
  rowsName: string;
  readCell: (row: number, column: number) => PreviewCell;
}

/** Largest number of rows that are rendered. */
const MOST_ROWS = 200;

/** A read-only table: it scrolls inside itself, and only the first rows of a long one are rendered. */
export function PreviewTable({ label, columns, count, rowsName, readCell }: PreviewTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    // Only a focusable box can be scrolled by keys.
    if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box?.removeAttribute('tabindex');
  });
  return (
    <>
      <div ref={scroller} className={styles.scroller}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              {columns.map(({ title, id = title, below, isUnused }) => (
                <th key={id} scope="col" data-unused={isUnused || undefined}>
                  {title}
                  {below}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) => row).map((row) => (
              <tr key={row}>
                {columns.map(({ title, id = title, isUnused }, column) => {
                  const { text, fault, isChanged } = readCell(row, column);
                  return (
                    <td
                      key={id}
                      title={fault}
                      data-unused={isUnused || undefined}
                      data-invalid={fault !== undefined || undefined}
                      data-changed={isChanged || undefined}
                    >
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > MOST_ROWS && (
        <p className={styles.more}>
          and {count - MOST_ROWS} more {rowsName}
        </p>
      )}
    </>
  );
}
