import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import panel from '#library/listPanel.module.css';
import { nameKey } from '#model/nameKey.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { joinClasses } from '#ui/joinClasses.ts';
import { SearchBox } from '#ui/SearchBox.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { areSameColumns } from './addressColumns.ts';
import styles from './ColumnsPanel.module.css';
import type { ChosenColumns } from './columnStore.ts';

export interface ColumnsPanelProps extends ChosenColumns {
  /** The titles of all columns that the list can have, by their ids. */
  options: ReadonlyMap<string, string>;
  onChange: (columns: readonly string[]) => void;
  /** Explains how to get more columns. */
  note?: string | undefined;
}

/**
 * Lets the user choose the columns of a list and order them by dragging, with buttons, or with Alt and the arrow keys.
 */
export function ColumnsPanel({ options, columns, standard, onChange, note }: ColumnsPanelProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLUListElement>(null);
  /** The control of the column just moved; it gets the focus back. */
  const moved = useRef<{ column: string; control: string } | undefined>(undefined);
  const [status, setStatus] = useState('');
  const [dragged, setDragged] = useState<string>();
  useLayoutEffect(() => {
    if (!moved.current) return;
    const { column, control } = moved.current;
    const row = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-column') === column);
    const wanted = row?.querySelector<HTMLElement>(`[data-control="${control}"]:not(:disabled)`);
    (wanted ?? row?.querySelector('input'))?.focus();
    moved.current = undefined;
  });

  const shown = columns.filter((column) => options.has(column));
  const wanted = nameKey(search);
  const others = [...options].filter(([id, title]) => !shown.includes(id) && nameKey(title).includes(wanted));
  const move = (column: string, to: number, control: string) => {
    if (to < 0 || to >= shown.length) return;
    moved.current = { column, control };
    onChange(moveTo(shown, column, to));
    setStatus(`${options.get(column)}: column ${to + 1} of ${shown.length}`);
  };
  const pressKey = (event: KeyboardEvent, column: string, place: number) => {
    const step = STEPS[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(column, place + step, 'shown');
  };

  return (
    <>
      <header className={panel.head}>
        <h2>Columns</h2>
        {!areSameColumns(columns, standard) && (
          <Button size="s" variant="ghost" onClick={() => onChange(standard)}>
            Reset
          </Button>
        )}
      </header>
      <ul ref={list} className={styles.list} aria-label="Shown columns, in their order">
        {shown.map((column, place) => {
          const title = options.get(column) ?? column;
          return (
            <li
              key={column}
              data-column={column}
              className={joinClasses(styles.row, dragged === column && styles.dragged)}
              draggable
              onDragStart={({ dataTransfer }) => {
                dataTransfer.effectAllowed = 'move';
                setDragged(column);
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                if (dragged !== column) onChange(moveTo(shown, dragged, place));
              }}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={() => setDragged(undefined)}
            >
              <GripVertical className={styles.grip} size={14} aria-hidden="true" />
              <Checkbox
                className={styles.choice}
                label={title}
                checked
                data-control="shown"
                aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                onKeyDown={(event) => pressKey(event, column, place)}
                onChange={() => onChange(shown.filter((other) => other !== column))}
              />
              <IconButton
                size="s"
                label={`Move ${title} up`}
                icon={<ChevronUp />}
                data-control="up"
                disabled={place === 0}
                onClick={() => move(column, place - 1, 'up')}
              />
              <IconButton
                size="s"
                label={`Move ${title} down`}
                icon={<ChevronDown />}
                data-control="down"
                disabled={place === shown.length - 1}
                onClick={() => move(column, place + 1, 'down')}
              />
            </li>
          );
        })}
        {shown.length === 0 && <li className={panel.note}>Only the name is shown.</li>}
      </ul>
      {options.size > FEW && (
        <div className={styles.find}>
          <SearchBox value={search} onChange={setSearch} placeholder="Find a field..." />
        </div>
      )}
      <ul className={joinClasses(styles.list, styles.more)} aria-label="Other columns">
        {others.map(([id, title]) => (
          <li key={id} className={styles.row}>
            <Checkbox
              className={styles.choice}
              label={title}
              checked={false}
              onChange={() => onChange([...shown, id])}
            />
          </li>
        ))}
        {others.length === 0 && <li className={panel.note}>{search ? 'No field found' : 'All shown'}</li>}
      </ul>
      {note && <p className={panel.note}>{note}</p>}
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
    </>
  );
}

/** Up to this many columns, no search is needed. */
const FEW = 8;

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function moveTo(columns: readonly string[], column: string, to: number): string[] {
  const others = columns.filter((other) => other !== column);
  return [...others.slice(0, to), column, ...others.slice(to)];
}
