import { Plus, X } from 'lucide-react';
import { useContext, useId } from 'react';
import { insideSentence } from '#model/insideSentence.ts';
import { Button } from '#ui/Button.tsx';
import fieldGrid from '#ui/fieldGrid.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import type { DrawnRowsProps } from './RowCards.tsx';
import { useIsAlone } from './rowScope.ts';
import styles from './SingleRow.module.css';
import { TableHead } from './TableHead.tsx';
import { useRowFocus } from './useRowFocus.ts';

/** A table of at most one row: the row's fields with a button that removes it, or a line with one that adds it. */
export function SingleRow({ name, field, table, required, readOnly, error, rows }: DrawnRowsProps) {
  const { store } = useFormSettings();
  const helpId = useId();
  const level = useContext(HeadingLevel);
  const isAlone = useIsAlone(name);
  const { list, focusLater } = useRowFocus<HTMLFieldSetElement>();
  const title = insideSentence(field.title || table.row);
  const isThere = rows.length > 0;

  function add() {
    store.tables.add(name, [{}]);
    focusLater(`[data-single] ${INPUT}`);
  }

  function remove() {
    store.tables.remove(name, store.tables.rows(name));
    focusLater('[data-add]');
  }

  function addButton() {
    return (
      <Button size="s" icon={<Plus size={14} />} data-add onClick={add}>
        Add {title}
      </Button>
    );
  }

  function removeButton() {
    return (
      table.least === 0 && <IconButton size="s" label={`Remove ${title}`} icon={<X size={14} />} onClick={remove} />
    );
  }

  return (
    // Not a section: the groups in the rows of a list would add many landmarks.
    <fieldset
      className={isAlone ? styles.inline : !isThere ? styles.absent : level === 2 ? styles.alone : styles.group}
      aria-label={isAlone ? undefined : field.title || table.row}
      aria-describedby={field.help ? helpId : undefined}
      data-field={name}
      data-wide
      data-makes={table.makes}
      ref={list}
    >
      <TableHead
        name={name}
        field={field}
        helpId={helpId}
        required={required}
        readOnly={readOnly}
        absent={isThere ? undefined : `No ${title}`}
      >
        {!readOnly && (isThere ? removeButton() : addButton())}
      </TableHead>
      {isThere && (
        <HeadingLevel value={isAlone ? level : nextLevel(level)}>
          <div className={isAlone ? styles.inline : fieldGrid.grid} data-single>
            {rows}
          </div>
        </HeadingLevel>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

const INPUT = ':is(input, select, textarea)';
