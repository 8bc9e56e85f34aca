import { Plus } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { pluralWord } from '#model/pluralWord.ts';
import { rowCount } from '#model/rowCount.ts';
import { Button } from '#ui/Button.tsx';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import styles from './RowCards.module.css';
import { TableHead } from './TableHead.tsx';
import { useRowFocus } from './useRowFocus.ts';

export interface DrawnRowsProps {
  /** The table's key in the draft. */
  name: string;
  field: FieldDefinition;
  table: TableDefinition;
  required: boolean;
  readOnly: boolean;
  error: string | undefined;
  rows: readonly ReactNode[];
}

/** The rows of a table as cards, which keep what belongs to them. */
export function RowCards({ name, field, table, required, readOnly, error, rows }: DrawnRowsProps) {
  const { store } = useFormSettings();
  const level = useContext(HeadingLevel);
  const { list, focusLater } = useRowFocus();

  function add() {
    const [added] = store.tables.add(name, [{}]);
    focusLater(`[data-row="${added}"] :is(input, select, textarea)`);
  }

  return (
    <section className={styles.list} data-field={name} data-wide ref={list}>
      <TableHead name={name} field={field} required={required} readOnly={readOnly} />
      {rows.length === 0 && <p className={styles.empty}>No {pluralWord(table.row)} yet.</p>}
      <HeadingLevel value={nextLevel(level)}>
        <ol className={styles.cards}>{rows}</ol>
      </HeadingLevel>
      <footer className={styles.foot}>
        {!readOnly && (
          <Button icon={<Plus size={14} />} disabled={rows.length >= table.most} onClick={add}>
            Add {table.row}
          </Button>
        )}
        <span className={styles.count}>{rowCount(rows.length, table)}</span>
      </footer>
      {error && <p className={styles.error}>{error}</p>}
    </section>
  );
}
