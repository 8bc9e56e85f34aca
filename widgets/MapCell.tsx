import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { formatNumber, parseNumber } from '#model/parseNumber.ts';
import { readQuantity } from '#model/readQuantity.ts';
import { cellAttributes, editWithKeys, pasteCleaned } from './cellInput.ts';
import parts from './editorParts.module.css';
import styles from './MapCell.module.css';
import type { MapCellPosition } from './mapCells.ts';

/** Callbacks of a map's cells; one stable object, so that rows do not render again. */
export interface MapCellActions {
  edit: (cell: MapCellPosition, text: string) => void;
  /** Pastes the text and returns true if it is a block of cells; otherwise returns false. */
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
  /** The message of a changed cell: 'was 3.6' or 'new'. */
  was?: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  actions: MapCellActions;
}

/**
 * One cell of a map. While edited it accepts any text. The draft receives that text, or the number converted to the
 * cell's unit if it was typed with another one; the message says what is wrong with it.
 */
export function MapCell(props: MapCellProps) {
  const { id, row, column, label, unit, text, fault, was, disabled, readOnly, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(text);
  const message = [fault && (findUnitProblem(text, unit) ?? fault), was].filter(Boolean).join(' · ');

  // The input owns its text while the user types; undone and pasted texts are written into it.
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

/** Converts typed text to the draft's: '5 MW' becomes '5000' if the unit is kW; a plain number stays as typed. */
function toCellText(typed: string, unit: string | undefined): string {
  if ('value' in parseNumber(typed)) return typed;
  const read = readQuantity(typed, { unit });
  return 'value' in read ? formatNumber(read.value) : typed;
}

function findUnitProblem(text: string, unit: string | undefined): string | undefined {
  const read = readQuantity(text, { unit });
  return 'problem' in read && read.problem === 'unit' ? read.message : undefined;
}
