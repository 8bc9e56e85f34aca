import { useLayoutEffect } from 'react';
import { useInputText } from '#widgets/useInputText.ts';
import type { AdaptedFieldProps } from './FieldAdapter.tsx';
import { FieldFrame, messageId } from './FieldFrame.tsx';
import { useFormSettings } from './formContext.ts';
import styles from './TextField.module.css';
import { useTextInput } from './useTextInput.ts';

/** Text on one line, or on several where the field has rows. */
export function TextField({ field, readOnly }: AdaptedFieldProps) {
  return field.rows === undefined ? (
    <Line field={field} readOnly={readOnly} />
  ) : (
    <Area field={field} readOnly={readOnly} />
  );
}

function Line({ field, readOnly }: AdaptedFieldProps) {
  const { store, marksChanges } = useFormSettings();
  const { id, snapshot, inputRef, counterRef, defaultValue, placeholder, onText, onBlur } =
    useTextInput<HTMLInputElement>(field);
  const ref = useInputText(onText, inputRef);
  return (
    <FieldFrame
      store={store}
      field={field}
      id={id}
      snapshot={snapshot}
      marksChanges={marksChanges}
      counterRef={counterRef}
    >
      <input
        ref={ref}
        id={id}
        className={styles.input}
        type={field.input ?? 'text'}
        dir="auto"
        defaultValue={defaultValue}
        onBlur={onBlur}
        readOnly={readOnly}
        required={field.required}
        placeholder={placeholder}
        autoComplete={field.autocomplete ?? 'off'}
        aria-invalid={snapshot.shownError !== undefined || undefined}
        aria-describedby={messageId(id)}
        data-modified={(snapshot.changed && marksChanges) || undefined}
      />
    </FieldFrame>
  );
}

function Area({ field, readOnly }: AdaptedFieldProps) {
  const { store, marksChanges } = useFormSettings();
  const { id, snapshot, inputRef, counterRef, defaultValue, placeholder, onText, onBlur } =
    useTextInput<HTMLTextAreaElement>(field);
  const ref = useInputText(onText, inputRef);
  const { rows = 2, name } = field;

  useLayoutEffect(() => {
    const grow = () => inputRef.current && growToText(inputRef.current, rows);
    grow();
    return store.subscribeText(name, grow);
  }, [store, name, rows, inputRef]);

  return (
    <FieldFrame
      store={store}
      field={field}
      id={id}
      snapshot={snapshot}
      marksChanges={marksChanges}
      counterRef={counterRef}
    >
      <textarea
        ref={ref}
        id={id}
        className={styles.area}
        dir="auto"
        rows={rows}
        defaultValue={defaultValue}
        onBlur={onBlur}
        readOnly={readOnly}
        required={field.required}
        placeholder={placeholder}
        aria-invalid={snapshot.shownError !== undefined || undefined}
        aria-describedby={messageId(id)}
        data-modified={(snapshot.changed && marksChanges) || undefined}
      />
    </FieldFrame>
  );
}

/** Between 24 px times rows and 240 px (catalogue, validated field behaviour); beyond that the area scrolls. */
function growToText(area: HTMLTextAreaElement, rows: number): void {
  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${Math.min(TALLEST, Math.max(ROW * rows, area.scrollHeight + border))}px`;
}

const ROW = 24;
const TALLEST = 240;
