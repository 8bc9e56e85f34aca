import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useContext, useId } from 'react';
import { findTable } from '#model/fieldKeys.ts';
import { isSingle, NAME_COLUMN } from '#model/tableRows.ts';
import fieldGrid from '#ui/fieldGrid.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { EntryName } from './EntryName.tsx';
import { useFormSettings } from './formContext.ts';
import { HeadingLevel, nextLevel } from './headingLevel.ts';
import styles from './RowCards.module.css';
import { RowContext } from './rowScope.ts';

/**
 * RJSF's template of a row: a card with its fields, and buttons that move and remove it; a table's only row has no
 * card.
 */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { table } = useContext(RowContext) ?? {};
  return table && isSingle(table) ? props.children : <RowCard {...props} />;
}

function RowCard({ children, index, totalItems, readonly = false }: ArrayFieldItemTemplateProps) {
  const { store, marksChanges } = useFormSettings();
  const { prefix = '', table } = useContext(RowContext) ?? {};
  const level = useContext(HeadingLevel);
  const titleId = useId();
  const key = findTable(prefix) ?? '';
  const row = prefix.slice(key.length + 1, -1);
  const Heading = `h${level}` as const;
  const title = `${capitalized(table?.row ?? '')} ${index + 1}`;
  const isEntry = table?.makes === 'entries';
  const isNew = marksChanges && store.mode === 'edit' && store.tables.isNew(key, row);

  return (
    <li
      className={styles.card}
      data-row={row}
      data-new={isNew || undefined}
      data-entry={isEntry || undefined}
      aria-labelledby={titleId}
    >
      <header className={styles.head}>
        <Heading id={titleId} className={styles.title}>
          {isEntry ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </Heading>
        {isNew && <span className={styles.new}>New</span>}
        {!readonly && (
          <span className={styles.tools}>
            {/* The properties of an object have no order. */}
            {!isEntry && (
              <>
                <IconButton
                  size="s"
                  label={`Move ${title} up`}
                  icon={<ArrowUp size={14} />}
                  disabled={index === 0}
                  data-move="up"
                  onClick={(event) => move(event.currentTarget, -1)}
                />
                <IconButton
                  size="s"
                  label={`Move ${title} down`}
                  icon={<ArrowDown size={14} />}
                  disabled={index === totalItems - 1}
                  data-move="down"
                  onClick={(event) => move(event.currentTarget, 1)}
                />
              </>
            )}
            <IconButton
              size="s"
              label={`Remove ${title}`}
              icon={<X size={14} />}
              data-remove
              onClick={(event) => remove(event.currentTarget)}
            />
          </span>
        )}
      </header>
      <HeadingLevel value={nextLevel(level)}>
        <div className={`${fieldGrid.grid} ${styles.fields}`}>
          {isEntry && <EntryName name={`${prefix}${NAME_COLUMN}`} id={`${titleId}-name`} readOnly={readonly} />}
          {children}
        </div>
      </HeadingLevel>
    </li>
  );

  function move(button: HTMLElement, by: number) {
    store.tables.move(key, row, by);
    // The browser drops the focus of an element that is moved; at either end the other button takes it.
    queueMicrotask(() => {
      const enabled = button.matches(':disabled')
        ? button.parentElement?.querySelector<HTMLElement>('[data-move]:not(:disabled)')
        : button;
      enabled?.focus();
    });
  }

  function remove(button: HTMLElement) {
    const card = button.closest('li');
    const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
    const next =
      neighbour?.querySelector<HTMLElement>('[data-remove]') ??
      card?.closest('section')?.querySelector<HTMLElement>(':scope > footer button');
    store.tables.remove(key, [row]);
    next?.focus();
  }
}

function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}
