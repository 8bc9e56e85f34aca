import { Plus } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import type { FieldDefinition, TableDefinition } from '#model/FormDefinition.ts';
import { pluralWord } from '#model/pluralWord.ts';
import { rowCount } from '#model/rowCount.ts';
import { Button } from '#ui/Button.tsx';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import styles from './RowCards.module.css';
import { RowContext, useIsAlone } from './rowScope.ts';
import { TableSection } from './TableSection.tsx';
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

/** The rows of a table as cards; a card keeps its state when its row moves. */
export function RowCards({ name, field, table, required, readOnly, error, rows }: DrawnRowsProps) {
  const { store } = useFormSettings();
  const level = useContext(HeadingLevel);
  const { list, focusLater } = useRowFocus();
  const isAlone = useIsAlone(name);
  const isInRow = useContext(RowContext) !== undefined;
  const isEmpty = rows.length === 0;
  const isQuiet = isInRow && isEmpty;
  const noRows = `No ${pluralWord(table.row)}`;

  function add() {
    const [added] = store.tables.add(name, [{}]);
    focusLater(`[data-row="${added}"] :is(input, select, textarea)`);
  }

  return (
    <TableSection
      name={name}
      field={field}
      className={styles.list}
      required={required}
      readOnly={readOnly}
      absent={isQuiet ? noRows : undefined}
      ref={list}
    >
      {isEmpty && !isQuiet && <p className={styles.empty}>{noRows} yet.</p>}
      <HeadingLevel value={isAlone ? level : nextLevel(level)}>
        <ol className={styles.cards}>{rows}</ol>
      </HeadingLevel>
      <footer className={styles.foot}>
        {!readOnly && (
          <Button
            size={isInRow ? 's' : 'm'}
            icon={<Plus size={14} />}
            disabled={rows.length >= table.most}
            onClick={add}
          >
            Add {table.row}
          </Button>
        )}
        {!isQuiet && <span className={styles.count}>{rowCount(rows.length, table)}</span>}
      </footer>
      {error && <p className={styles.error}>{error}</p>}
    </TableSection>
  );
}
