import { Plus, X } from 'lucide-react';
import { useContext } from 'react';
import { insideSentence } from '#model/insideSentence.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import formStyles from './FormGroups.module.css';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import type { DrawnRowsProps } from './RowCards.tsx';
import { useIsAlone } from './rowScope.ts';
import styles from './SingleRow.module.css';
import { TableHead } from './TableHead.tsx';
import { useRowFocus } from './useRowFocus.ts';

/** The fields of a table's only row under its title, or a line that says that there are none; either way with a button. */
export function SingleRow({ name, field, table, required, readOnly, error, rows }: DrawnRowsProps) {
  const { store } = useFormSettings();
  const level = useContext(HeadingLevel);
  const isAlone = useIsAlone(name);
  const { list, focusLater } = useRowFocus();
  const title = insideSentence(field.title);
  const isThere = rows.length > 0;

  function add() {
    store.tables.add(name, [{}]);
    focusLater(`[data-single] ${INPUT}`);
  }

  function remove() {
    store.tables.remove(name, store.tables.rows(name));
    focusLater('[data-add]');
  }

  return (
    <section
      className={isAlone || level === 2 ? styles.alone : styles.group}
      aria-label={field.title}
      data-field={name}
      data-wide
      data-makes={table.makes}
      ref={list}
    >
      <TableHead name={name} field={field} required={required} readOnly={readOnly} isAbsent={!isThere}>
        {!readOnly && !isThere && (
          <Button size="s" icon={<Plus size={14} />} data-add onClick={add}>
            Add {title}
          </Button>
        )}
        {!readOnly && isThere && table.least === 0 && (
          <IconButton size="s" label={`Remove ${title}`} icon={<X size={14} />} onClick={remove} />
        )}
      </TableHead>
      {isThere && (
        <HeadingLevel value={nextLevel(level)}>
          <div className={formStyles.grid} data-single>
            {rows}
          </div>
        </HeadingLevel>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </section>
  );
}

const INPUT = ':is(input, select, textarea)';
