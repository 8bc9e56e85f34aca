import { memo } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './CurveTable.module.css';
import { columnTitle } from './curveMessages.ts';
import tableHead from './tableHead.module.css';

/** The headings of a curve's table. */
export const CurveHead = memo(function CurveHead({
  columns,
  fixedX,
}: {
  columns: readonly CurveAxis[];
  fixedX: boolean;
}) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column.title} scope="col" className={tableHead.head}>
            {columnTitle(column)}
          </th>
        ))}
        {!fixedX && (
          <th scope="col" className={`${tableHead.head} ${styles.actions}`}>
            <span className={styles.hidden}>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
});
