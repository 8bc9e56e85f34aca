import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { currencyText } from '#model/currencyText.ts';
import { editWithKeys, pasteCleaned, selectAtFirstClick } from '#widgets/cellInput.ts';
import { useInputText } from '#widgets/useInputText.ts';
import { useFormSettings } from './formContext.ts';
import type { CellInputProps } from './TableCell.tsx';
import styles from './TableField.module.css';
import { useTextInput } from './useTextInput.ts';

/** A number or a line of text in a table; Escape reverts what was typed since the cell got the focus. */
export function CellText({ id, column, label, cell, readOnly, isInvalid, describedBy }: CellInputProps) {
  const { currency } = useFormSettings();
  const { store, name, inputRef, defaultValue, onText, onBlur } = useTextInput<HTMLInputElement>({ id });
  const before = useRef('');
  const isNumber = column.type === 'number' || column.type === 'integer';

  function restore(event: KeyboardEvent<HTMLInputElement>) {
    editWithKeys(event, {
      before: before.current,
      restore: () => store.type(name, before.current),
    });
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    if (event.defaultPrevented || !isNumber || readOnly) return;
    if (pasteCleaned(event, column.unit && currencyText(column.unit, currency))) onText(event.currentTarget.value);
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
