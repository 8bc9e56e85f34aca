import { type ClipboardEvent, type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { formatNumber, parseNumber } from '#model/parseNumber.ts';
import { type ReadQuantity, readQuantity } from '#model/readQuantity.ts';
import styles from './CurveCell.module.css';
import { cellAttributes, editWithKeys, pasteCleaned } from './cellInput.ts';
import type { CurveCellActions, CurveCellPosition } from './curveCells.ts';
import { problemMessage, quantity } from './curveMessages.ts';
import parts from './editorParts.module.css';
import { useInputText } from './useInputText.ts';

interface CurveCellProps {
  id: string;
  row: number;
  column: number;
  label: string;
  unit?: string | undefined;
  value: number | undefined;
  /** Present if a number was typed into the cell since the last render; a new object for each number. */
  typed: CurveCellPosition | undefined;
  /** What is wrong with the value. */
  fault?: string | undefined;
  /** The message that the cell was set to 0 because its text was not a number. */
  zeroed?: string | undefined;
  /** Whether the cell is in the selected block. */
  selected: boolean;
  /** Whether the chart marks the same point. */
  active: boolean;
  disabled: boolean;
  readOnly: boolean;
  actions: CurveCellActions;
}

/** Nothing around a cell listens to its text. */
const ALONE = { endsEvents: true };

/**
 * One number of the table. While edited it accepts any text, including one with another unit; on blur it shows the
 * number in the column's unit, and invalid text becomes 0.
 */
export const CurveCell = memo(function CurveCell({
  id,
  row,
  column,
  label,
  unit,
  value,
  typed,
  fault,
  zeroed,
  selected,
  active,
  disabled,
  readOnly,
  actions,
}: CurveCellProps) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const rendered = useRef({ value, typed });
  /** The last number that was typed or written into the input. */
  const known = useRef(value);
  // React writes a changed defaultValue into the page, so the first one is kept.
  const [first] = useState(() => formatNumber(value));
  const [problem, setProblem] = useState<string>();
  /** The number in the column's unit, while the text has another one. */
  const [converted, setConverted] = useState<string>();
  const wrong = problem ?? fault;
  const isZeroed = zeroed !== undefined && !problem;
  const message = [isZeroed && zeroed, wrong, converted].filter(Boolean).join('. ');

  // The input owns its text; a value from elsewhere is written into it, but '1.50' stays for 1.5.
  useLayoutEffect(() => {
    const last = rendered.current;
    rendered.current = { value, typed };
    // A typed number may not have been rendered, so that an undone one has the value of the last render.
    const isSame = Object.is(value, last.value) && (typed === undefined || typed === last.typed);
    if (isSame || Object.is(value, known.current) || !input.current) return;
    known.current = value;
    const parsed = readQuantity(input.current.value, { unit });
    if ('value' in parsed && parsed.value === (value ?? null)) return;
    input.current.value = formatNumber(value);
    setProblem(undefined);
    setConverted(undefined);
  });

  const read = useCallback(
    (text: string) => {
      const parsed = readQuantity(text, { unit });
      const found = 'problem' in parsed ? problemMessage(parsed) : undefined;
      setProblem(found);
      setConverted(describeConverted(text, parsed, unit));
      actions.problem(found);
      if (!('value' in parsed) || parsed.value === null) return;
      known.current = parsed.value;
      actions.edit({ row, column }, parsed.value);
    },
    [actions, row, column, unit],
  );

  function leave() {
    actions.blur();
    if (!input.current || readOnly) return;
    const text = input.current.value;
    const parsed = readQuantity(text, { unit });
    setProblem(undefined);
    setConverted(undefined);
    actions.problem(undefined);
    if ('value' in parsed && parsed.value !== null) {
      input.current.value = formatNumber(parsed.value);
    } else if (text !== '' || actions.read({ row, column }) !== undefined) {
      input.current.value = '0';
      actions.zero({ row, column }, text);
    }
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (readOnly) return;
    const pasted = event.clipboardData.getData('text');
    if (actions.pasteBlock({ row, column }, pasted)) {
      event.preventDefault();
      // If the block leaves the cell's value unchanged, nothing else would reset the text typed over it.
      event.currentTarget.value = formatNumber(actions.read({ row, column }));
      setProblem(undefined);
      return;
    }
    if (pasteCleaned(event, unit)) read(event.currentTarget.value);
  }

  function restore(event: KeyboardEvent<HTMLInputElement>) {
    editWithKeys(event, {
      before: formatNumber(before.current),
      restore: (input) => {
        input.value = formatNumber(before.current);
        read(input.value);
      },
    });
  }

  return (
    <td
      className={styles.cell}
      data-invalid={wrong ? true : undefined}
      data-zeroed={isZeroed || undefined}
      data-converted={(converted !== undefined && !wrong) || undefined}
      data-selected={selected || undefined}
      data-active={active || undefined}
    >
      <input
        ref={useInputText(read, input, ALONE)}
        {...cellAttributes({ id, row, column, label, disabled, readOnly, fault: wrong, message })}
        className={`${parts.cell} ${styles.input}`}
        defaultValue={first}
        onFocus={(event) => {
          before.current = actions.read({ row, column });
          event.currentTarget.select();
          actions.focus({ row, column });
        }}
        onBlur={leave}
        onPaste={paste}
        onKeyDown={restore}
      />
      {message && (
        <span id={`${id}-message`} className={`${parts.message} ${styles.message}`} role={problem && 'alert'}>
          {message}
        </span>
      )}
    </td>
  );
});

/** '= 2000 kW' for '2 MW' in a column in kW; undefined for a plain number, or for none. */
function describeConverted(text: string, read: ReadQuantity, unit: string | undefined): string | undefined {
  if (!('value' in read) || read.value === null || 'value' in parseNumber(text)) return undefined;
  return `= ${quantity(read.value, unit)}`;
}
