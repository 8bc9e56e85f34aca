import { useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldDefinition } from '#model/FormDefinition.ts';
import type { LineDraft } from '#model/LineDraft.ts';
import fieldGrid from '#ui/fieldGrid.module.css';
import { useInputText } from '#widgets/useInputText.ts';
import styles from './FieldFrame.module.css';
import { PasswordReveal } from './PasswordReveal.tsx';
import input from './TextWidget.module.css';
import { useAutofill } from './useAutofill.ts';

interface LineFormProps {
  draft: LineDraft;
  /** The field that a dialog focuses first. */
  autoFocus?: string | undefined;
}

/** The fields of a `LineDraft`; they look like those of FlatForm, for pages that can't wait for it. */
export function LineForm({ draft, autoFocus }: LineFormProps) {
  const idPrefix = useId();
  const fields = useRef<HTMLDivElement>(null);
  useAutofill(fields);
  const { errors } = useSyncExternalStore(draft.subscribe, draft.getSnapshot);
  return (
    <div ref={fields} className={fieldGrid.grid}>
      {draft.fields.map((field) => (
        <LineField
          key={field.name}
          id={`${idPrefix}_${field.name}`}
          draft={draft}
          field={field}
          error={errors[field.name]}
          autoFocus={field.name === autoFocus}
        />
      ))}
    </div>
  );
}

interface LineFieldProps {
  id: string;
  draft: LineDraft;
  field: FieldDefinition;
  error: string | undefined;
  autoFocus: boolean;
}

function LineField({ id, draft, field, error, autoFocus }: LineFieldProps) {
  const { name, title, required } = field;
  const messageId = `${id}-message`;
  const inputRef = useRef<HTMLInputElement>(null);
  const onText = useCallback((text: string) => draft.type(name, text), [draft, name]);
  const ref = useInputText(onText, inputRef);
  // A typed text is already in the input; one that was cleared is not.
  useLayoutEffect(
    () =>
      draft.subscribe(() => {
        if (inputRef.current && inputRef.current.value !== draft.text(name)) inputRef.current.value = draft.text(name);
      }),
    [draft, name],
  );
  const shared = {
    ref,
    id,
    className: input.input,
    dir: 'auto',
    defaultValue: draft.text(name),
    required,
    autoComplete: field.autocomplete ?? 'off',
    placeholder: field.placeholder,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : messageId,
    'data-autofocus': autoFocus || undefined,
  };
  return (
    <div className={styles.field} data-field={name} data-invalid={error !== undefined || undefined}>
      <label className={styles.label} htmlFor={id}>
        {title}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {field.input === 'password' ? (
        <PasswordReveal inputId={id}>{(type) => <input {...shared} type={type} />}</PasswordReveal>
      ) : (
        <input {...shared} type={field.input ?? 'text'} />
      )}
      {error !== undefined && (
        <span id={messageId} className={styles.message} data-tone="error">
          {error}
        </span>
      )}
    </div>
  );
}
