import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { editWithKeys, pasteCleaned, selectAtFirstClick } from './cellInput.ts';
import styles from './MapCell.module.css';
import type { MapCellPosition } from './mapCells.ts';

/** What the cells of a map report; one stable object, so that rows need not render again. */
export interface MapCellActions {
  edit: (cell: MapCellPosition, text: string) => void;
  /** Returns true where the text was a block of cells, which is then pasted. */
  pasteBlock: (cell: MapCellPosition, text: string) => boolean;
  focus: (cell: MapCellPosition) => void;
  blur: () => void;
  hover: (cell: MapCellPosition | undefined) => void;
}

interface MapCellProps {
  id: string;
  row: number;
  column: number;
  label: string;
  unit?: string | undefined;
  text: string;
  /** What is wrong with the text. */
  fault?: string | undefined;
  /** What the cell held before it was changed. */
  was?: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  actions: MapCellActions;
}

/** One cell of a map. It keeps any text; the draft owns that, and the message says what is wrong with it. */
export function MapCell(props: MapCellProps) {
  const { id, row, column, label, unit, text, fault, was, disabled, readOnly, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(text);
  const message = [fault, was].filter(Boolean).join(' · ');

  // The input owns its text while one types; undone and pasted texts are written into it.
  useLayoutEffect(() => {
    if (input.current && input.current.value !== text) input.current.value = text;
  }, [text]);

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (readOnly) return;
    const pasted = event.clipboardData.getData('text');
    if (actions.pasteBlock({ row, column }, pasted)) {
      event.preventDefault();
      return;
    }
    if (pasteCleaned(event, unit)) actions.edit({ row, column }, event.currentTarget.value);
  }

  function restore(event: KeyboardEvent<HTMLInputElement>) {
    editWithKeys(event, {
      before: before.current,
      restore: (input) => {
        input.value = before.current;
        actions.edit({ row, column }, input.value);
      },
    });
  }

  return (
    <>
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        data-cell={`${row}:${column}`}
        defaultValue={text}
        disabled={disabled}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={fault ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
        data-modified={was === undefined ? undefined : true}
        onChange={(event) => actions.edit({ row, column }, event.currentTarget.value)}
        onFocus={(event) => {
          before.current = event.currentTarget.value;
          event.currentTarget.select();
          actions.focus({ row, column });
        }}
        onBlur={actions.blur}
        onPaste={paste}
        onKeyDown={restore}
        onMouseDown={selectAtFirstClick}
        onPointerEnter={() => actions.hover({ row, column })}
        onPointerLeave={() => actions.hover(undefined)}
      />
      {message && (
        <span id={`${id}-message`} className={styles.message} data-tone={fault ? 'error' : 'modified'}>
          {message}
        </span>
      )}
    </>
  );
}
