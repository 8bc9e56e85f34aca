import { useLayoutEffect, useState } from 'react';
import { useInputText } from '#widgets/useInputText.ts';
import type { InputProps } from './InputProps.ts';
import { NumberWidget } from './NumberWidget.tsx';
import { PasswordReveal } from './PasswordReveal.tsx';
import styles from './TextWidget.module.css';
import { useTextInput } from './useTextInput.ts';

/** RJSF's widget of a single line of text; also of a number without a widget in its uiSchema. */
export function TextWidget(props: InputProps) {
  const { type } = props.schema;
  const [first] = Array.isArray(type) ? type : [type];
  return first === 'number' || first === 'integer' ? <NumberWidget {...props} /> : <LineWidget {...props} />;
}

function LineWidget(props: InputProps) {
  const { options } = props;
  const { shared } = useTextElement<HTMLInputElement>(props);
  // A date input would not show text that is not a date.
  const [isDate] = useState(() => shared.defaultValue === '' || DATE.test(shared.defaultValue));
  const type = options.inputType === 'date' && !isDate ? 'text' : options.inputType;
  return (
    <input {...shared} className={styles.input} type={type ?? 'text'} autoComplete={options.autocomplete ?? 'off'} />
  );
}

const DATE = /^\d{4,6}-\d\d-\d\d$/;

/** RJSF's widget of a password, with a button that shows the typed text. */
export function PasswordWidget(props: InputProps) {
  const { options } = props;
  const { shared } = useTextElement<HTMLInputElement>(props);
  return (
    <PasswordReveal inputId={props.id}>
      {(type) => (
        <input {...shared} className={styles.input} type={type} autoComplete={options.autocomplete ?? 'off'} />
      )}
    </PasswordReveal>
  );
}

/** RJSF's widget of several lines of text; it grows with its text. */
export function TextareaWidget(props: InputProps) {
  const { rows = 1 } = props.options;
  const { shared, store, name, inputRef } = useTextElement<HTMLTextAreaElement>(props);
  useLayoutEffect(() => {
    const grow = () => {
      if (inputRef.current) growToText(inputRef.current, rows);
    };
    grow();
    return store.subscribeText(name, grow);
  }, [store, name, rows, inputRef]);
  return <textarea {...shared} className={styles.area} rows={rows} />;
}

function useTextElement<Element extends HTMLInputElement | HTMLTextAreaElement>(props: InputProps) {
  const { id, required, readonly = false, autofocus } = props;
  const input = useTextInput<Element>(props);
  const { store, name, inputRef } = input;
  const shared = {
    ref: useInputText(input.onText, inputRef),
    id,
    dir: 'auto',
    defaultValue: input.defaultValue,
    onBlur: input.onBlur,
    readOnly: readonly,
    required,
    placeholder: input.placeholder,
    'aria-invalid': input.isInvalid || undefined,
    'aria-describedby': input.describedBy,
    'data-autofocus': autofocus || undefined,
    'data-modified': input.isModified || undefined,
  };
  return { shared, store, name, inputRef };
}

/** Sets a height from 24 px per row to 240 px (catalogue, validated field behaviour); beyond that the area scrolls. */
function growToText(area: HTMLTextAreaElement, rows: number): void {
  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${Math.min(TALLEST, Math.max(ROW * rows, area.scrollHeight + border))}px`;
}

const ROW = 24;
const TALLEST = 240;
