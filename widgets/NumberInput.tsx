import { type ClipboardEvent, type KeyboardEvent, memo, type Ref } from 'react';
import { joinIds } from '#model/joinIds.ts';
import { cleanPastedNumber } from '#model/parseNumber.ts';
import styles from './NumberInput.module.css';
import { stepNumber } from './stepNumber.ts';
import { useInputText } from './useInputText.ts';

export interface NumberInputProps {
  id: string;
  /** The initial text; later the input owns its text, and `inputRef` changes it. */
  defaultValue: string;
  /** Called with the text exactly as typed, even if it is not a number. */
  onChange: (text: string) => void;
  onBlur?: (() => void) | undefined;
  /** Called before the input handles a key; the input ignores a key whose default is prevented. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  unit?: string | undefined;
  /** Called when the unit is pressed to choose another one; without it, the unit is plain text. */
  onUnit?: (() => void) | undefined;
  /** The unit spelled out, shown as its tooltip. */
  unitName?: string | undefined;
  /** Increment of an arrow key; defaults to one unit of the value's last decimal place. */
  step?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  placeholder?: string | undefined;
  invalid?: boolean | undefined;
  modified?: boolean | undefined;
  /** Ids of the elements that hold help and messages. */
  describedBy?: string | undefined;
  /** Accessible name if no label element points to `id`. */
  label?: string | undefined;
}

/** An uncontrolled input for a number: it never changes what was typed, only arrow keys and pasting write into it. */
export const NumberInput = memo(function NumberInput(props: NumberInputProps) {
  const { id, unit, onChange } = props;
  const ref = useInputText<HTMLInputElement>(onChange, props.inputRef);
  const unitId = unit ? `${id}-unit` : undefined;
  const describedBy = joinIds(props.describedBy, unitId);

  function step(event: KeyboardEvent<HTMLInputElement>) {
    props.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || event.ctrlKey || event.metaKey || event.altKey || props.readOnly) return;
    event.preventDefault();
    const input = event.currentTarget;
    const count = direction * (event.shiftKey ? 10 : 1);
    const text = stepNumber(input.value, { ...props, count });
    if (text === undefined || text === input.value) return;
    input.value = text;
    onChange(text);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    const cleaned = cleanPastedNumber(pasted, unit);
    if (cleaned === pasted || props.readOnly) return;
    event.preventDefault();
    const input = event.currentTarget;
    const { selectionStart, selectionEnd, value } = input;
    input.setRangeText(cleaned, selectionStart ?? value.length, selectionEnd ?? value.length, 'end');
    onChange(input.value);
  }

  const look = {
    'data-modified': props.modified || undefined,
    'data-invalid': props.invalid || undefined,
    'data-readonly': props.disabled || props.readOnly || undefined,
  };
  const input = (
    <input
      ref={ref}
      id={id}
      className={unit ? styles.input : styles.alone}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      defaultValue={props.defaultValue}
      onBlur={props.onBlur}
      onKeyDown={step}
      onPaste={paste}
      disabled={props.disabled}
      readOnly={props.readOnly}
      required={props.required}
      placeholder={props.placeholder}
      aria-invalid={props.invalid || undefined}
      aria-describedby={describedBy}
      aria-label={props.label}
      {...(unit ? {} : look)}
    />
  );
  if (!unit) return input;
  return (
    <span className={styles.frame} {...look}>
      {input}
      {props.onUnit ? (
        // Alt+Down does the same from the input, which is the only tab stop.
        <button
          id={unitId}
          type="button"
          tabIndex={-1}
          className={styles.unit}
          title={props.unitName}
          aria-haspopup="menu"
          onClick={props.onUnit}
        >
          {unit}
        </button>
      ) : (
        <abbr id={unitId} className={styles.unit} title={props.unitName}>
          {unit}
        </abbr>
      )}
    </span>
  );
});
