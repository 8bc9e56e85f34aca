import { useLayoutEffect } from 'react';
import { useInputText } from '#widgets/useInputText.ts';
import type { AdaptedFieldProps } from './AdaptedFieldProps.ts';
import { FieldFrame, getMessage } from './FieldFrame.tsx';
import { useFormSettings } from './formContext.ts';
import { PasswordReveal } from './PasswordReveal.tsx';
import styles from './TextField.module.css';
import { useTextInput } from './useTextInput.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Text on one line, or on several where the field has rows. */
export function TextField({ field, readOnly }: AdaptedFieldProps) {
  const { store, marksChanges, autoFocus } = useFormSettings();
  const { id, snapshot, inputRef, counterRef, defaultValue, placeholder, onText, onBlur } =
    useTextInput<TextElement>(field);
  const ref = useInputText(onText, inputRef);
  const { name, rows, autocomplete: autoComplete = 'off' } = field;

  useLayoutEffect(() => {
    if (rows === undefined) return;
    const grow = () => {
      if (inputRef.current) growToText(inputRef.current, rows);
    };
    grow();
    return store.subscribeText(name, grow);
  }, [store, name, rows, inputRef]);

  const shared = {
    ref,
    id,
    dir: 'auto',
    defaultValue,
    onBlur,
    readOnly,
    required: field.required,
    placeholder,
    'aria-invalid': snapshot.shownError !== undefined || undefined,
    'aria-describedby': getMessage(id, snapshot, marksChanges),
    'data-autofocus': autoFocus === name || undefined,
    'data-modified': (snapshot.changed && marksChanges) || undefined,
  };
  return (
    <FieldFrame
      store={store}
      field={field}
      id={id}
      snapshot={snapshot}
      marksChanges={marksChanges}
      counterRef={counterRef}
    >
      {rows !== undefined ? (
        <textarea {...shared} className={styles.area} rows={rows} />
      ) : field.input === 'password' ? (
        <PasswordReveal inputId={id}>
          {(type) => <input {...shared} className={styles.input} type={type} autoComplete={autoComplete} />}
        </PasswordReveal>
      ) : (
        <input {...shared} className={styles.input} type={field.input ?? 'text'} autoComplete={autoComplete} />
      )}
    </FieldFrame>
  );
}

/** Between 24 px times rows and 240 px (catalogue, validated field behaviour); beyond that the area scrolls. */
function growToText(area: TextElement, rows: number): void {
  area.style.height = 'auto';
  const border = area.offsetHeight - area.clientHeight;
  area.style.height = `${Math.min(TALLEST, Math.max(ROW * rows, area.scrollHeight + border))}px`;
}

const ROW = 24;
const TALLEST = 240;
