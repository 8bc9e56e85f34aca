import type { Pasted } from '#widgets/Pasted.ts';
import styles from './CurveDialog.module.css';

/** Rows that are drawn; whatever is pasted is read as a whole. */
const MOST_ROWS = 200;

/** The block as it is on the clipboard: which columns are used, and what can't be read. */
export function PasteBlock({ pasted }: { pasted: Pasted }) {
  const { layout, unreadable = [] } = pasted;
  if (!layout) return null;
  const { columns, used } = layout;
  const faulty = new Set(unreadable.map(({ row, column }) => `${row}:${column}`));
  const count = Math.max(0, ...columns.map(({ texts }) => texts.length));
  const rows = Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) => row);
  const findAxis = (at: number) => used.find((column) => column.at === at)?.axis;
  return (
    <section className={styles.side} aria-label="Clipboard">
      <h3 className={styles.heading}>Clipboard</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <div className={styles.scroller} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column, at) => (
                <th key={columnName(column, at)} scope="col" data-unused={!findAxis(at) || undefined}>
                  {columnName(column, at)}
                  <span className={styles.axis}>{findAxis(at)?.title ?? 'left out'}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                {columns.map((column, at) => {
                  const isFaulty = findAxis(at) !== undefined && faulty.has(`${row}:${at}`);
                  return (
                    <td
                      key={columnName(column, at)}
                      data-unused={!findAxis(at) || undefined}
                      data-invalid={isFaulty || undefined}
                      title={isFaulty ? 'Not a number' : undefined}
                    >
                      {column.texts[row]}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count > MOST_ROWS && <p className={styles.more}>and {count - MOST_ROWS} more rows</p>}
    </section>
  );
}

/** What stands above a column, after its number: names may repeat. */
export function columnName({ label }: { label: string }, at: number): string {
  return label === '' ? `Column ${at + 1}` : `${at + 1}: ${label}`;
}
