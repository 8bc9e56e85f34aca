import { memo } from 'react';
import type { CurveAxis } from '#model/FormDefinition.ts';
import styles from './CurveTable.module.css';
import { columnTitle } from './curveMessages.ts';

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
          <th key={column.title} scope="col">
            {columnTitle(column)}
          </th>
        ))}
        {!fixedX && (
          <th scope="col" className={styles.actions}>
            <span className={styles.hidden}>Actions</span>
          </th>
        )}
      </tr>
    </thead>
  );
});
