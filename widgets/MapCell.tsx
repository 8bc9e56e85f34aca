import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { formatNumber, parseNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { cellAttributes, editWithKeys, pasteCleaned } from './cellInput.ts';
import parts from './editorParts.module.css';
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

/**
 * One cell of a map. It keeps any text while it is edited; the draft owns that, or the number in the cell's own unit where
 * another was typed. The message says what is wrong with it.
 */
export function MapCell(props: MapCellProps) {
  const { id, row, column, label, unit, text, fault, was, disabled, readOnly, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(text);
  const message = [fault && (findUnitProblem(text, unit) ?? fault), was].filter(Boolean).join(' · ');

  // The input owns its text while one types; undone and pasted texts are written into it.
  useLayoutEffect(() => {
    if (input.current && toCellText(input.current.value, unit) !== text) input.current.value = text;
  }, [text, unit]);

  function edit(typed: string) {
    actions.edit({ row, column }, toCellText(typed, unit));
  }

  function leave() {
    actions.blur();
    if (input.current) input.current.value = toCellText(input.current.value, unit);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (readOnly) return;
    const pasted = event.clipboardData.getData('text');
    if (actions.pasteBlock({ row, column }, pasted)) {
      event.preventDefault();
      return;
    }
    if (pasteCleaned(event, unit)) edit(event.currentTarget.value);
  }

  function restore(event: KeyboardEvent<HTMLInputElement>) {
    editWithKeys(event, {
      before: before.current,
      restore: (input) => {
        input.value = before.current;
        edit(input.value);
      },
    });
  }

  return (
    <>
      <input
        ref={input}
        {...cellAttributes({ id, row, column, label, disabled, readOnly, fault: fault, message })}
        className={`${parts.cell} ${styles.input}`}
        defaultValue={text}
        data-modified={was === undefined ? undefined : true}
        onChange={(event) => edit(event.currentTarget.value)}
        onFocus={(event) => {
          before.current = event.currentTarget.value;
          event.currentTarget.select();
          actions.focus({ row, column });
        }}
        onBlur={leave}
        onPaste={paste}
        onKeyDown={restore}
        onPointerEnter={() => actions.hover({ row, column })}
        onPointerLeave={() => actions.hover(undefined)}
      />
      {message && (
        <span
          id={`${id}-message`}
          className={`${parts.message} ${styles.message}`}
          data-tone={fault ? 'error' : 'modified'}
        >
          {message}
        </span>
      )}
    </>
  );
}

/** What the draft holds for a typed text: '5 MW' is 5000 where kW are counted, and a plain number stays as it was typed. */
function toCellText(typed: string, unit: string | undefined): string {
  if ('value' in parseNumber(typed)) return typed;
  const read = readQuantity(typed, { unit });
  return 'value' in read ? formatNumber(read.value) : typed;
}

function findUnitProblem(text: string, unit: string | undefined): string | undefined {
  const read = readQuantity(text, { unit });
  return 'problem' in read && read.problem === 'unit' ? read.message : undefined;
}
