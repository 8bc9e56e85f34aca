import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { currencyText } from '#model/currencyText.ts';
import { cleanPastedNumber } from '#model/parseNumber.ts';
import { useInputText } from '#widgets/useInputText.ts';
import { useFormSettings } from './formContext.ts';
import type { CellInputProps } from './TableCell.tsx';
import styles from './TableField.module.css';
import { useTextInput } from './useTextInput.ts';

/** A number or a line of text in a table; Escape takes back what was typed since the cell got the focus. */
export function CellText({ id, column, label, cell, readOnly, isInvalid, describedBy }: CellInputProps) {
  const { currency } = useFormSettings();
  const { store, name, inputRef, defaultValue, onText, onBlur } = useTextInput<HTMLInputElement>({ id });
  const before = useRef('');
  const isNumber = column.type === 'number' || column.type === 'integer';

  function restore(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    if (event.key === 'F2') input.setSelectionRange(input.value.length, input.value.length);
    if (event.key !== 'Escape' || input.value === before.current) return;
    // The first Escape takes back the text; only the next one closes a dialog around it.
    event.stopPropagation();
    event.preventDefault();
    store.type(name, before.current);
    input.select();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (event.defaultPrevented || !isNumber || readOnly) return;
    const pasted = event.clipboardData.getData('text');
    const cleaned = cleanPastedNumber(pasted, column.unit && currencyText(column.unit, currency));
    if (cleaned === pasted) return;
    event.preventDefault();
    const input = event.currentTarget;
    input.setRangeText(cleaned, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
    onText(input.value);
  }

  return (
    <input
      ref={useInputText(onText, inputRef)}
      id={id}
      className={styles.input}
      type="text"
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      dir={isNumber ? undefined : 'auto'}
      data-cell={cell}
      defaultValue={defaultValue}
      placeholder={column.empty ?? column.placeholder}
      readOnly={readOnly}
      required={column.required}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onFocus={(event) => {
        before.current = event.currentTarget.value;
        event.currentTarget.select();
      }}
      onBlur={onBlur}
      onPaste={paste}
      onKeyDown={restore}
      onMouseDown={selectAtFirstClick}
    />
  );
}

function selectAtFirstClick(event: MouseEvent<HTMLInputElement>): void {
  if (document.activeElement === event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.focus();
}
