import type { TableLayout } from '#model/fitTable.ts';
import type { Pasted } from '#widgets/Pasted.ts';
import styles from './CurveDialog.module.css';
import { PreviewTable } from './PreviewTable.tsx';

interface PasteBlockProps {
  layout: TableLayout;
  unreadable: NonNullable<Pasted['unreadable']>;
}

/** The block as it is on the clipboard, with marks on unused columns and unreadable cells. */
export function PasteBlock({ layout: { columns, used }, unreadable }: PasteBlockProps) {
  const axes = columns.map((_, at) => used.find((column) => column.at === at)?.axis);
  const faulty = new Set(unreadable.map(({ row, column }) => `${row}:${column}`));
  return (
    <section className={styles.side} aria-label="Clipboard">
      <h3 className={styles.heading}>Clipboard</h3>
      <PreviewTable
        label="Block"
        columns={columns.map((column, at) => ({
          title: columnName(column, at),
          below: <span className={styles.axis}>{axes[at]?.title ?? 'left out'}</span>,
          isUnused: !axes[at],
        }))}
        count={Math.max(0, ...columns.map(({ texts }) => texts.length))}
        rowsName="rows"
        readCell={(row, at) => ({
          text: columns[at]?.texts[row],
          fault: axes[at] && faulty.has(`${row}:${at}`) ? 'Not a number' : undefined,
        })}
      />
    </section>
  );
}

/** '2: Power', or 'Column 2' without a label; numbered, as labels may repeat. `at` counts from 0. */
export function columnName({ label }: { label: string }, at: number): string {
  return label === '' ? `Column ${at + 1}` : `${at + 1}: ${label}`;
}
