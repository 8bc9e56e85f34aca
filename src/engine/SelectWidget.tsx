import { Select } from '#ui/Select.tsx';
import { getDescription } from './FieldFrame.tsx';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { listOptions } from './listOptions.ts';
import styles from './SelectWidget.module.css';
import { useFieldText } from './useDraft.ts';

/** RJSF's widget of a choice: a select that keeps a stored value even if it is no longer offered. */
export function SelectWidget({ id, options, required, readonly, rawErrors = [] }: InputProps) {
  const { store, marksChanges } = useFormSettings();
  const framed = useFramedField();
  const { name, snapshot } = framed;
  const text = useFieldText(store, name);
  const error = rawErrors.length > 0;
  return (
    <Select
      id={id}
      className={snapshot.changed && marksChanges ? `${styles.choice} ${styles.modified}` : styles.choice}
      value={text}
      options={listOptions(options, [store.original(name), text])}
      onChange={(value) => store.change({ [name]: value })}
      onBlur={() => store.blur(name)}
      disabled={readonly}
      required={required}
      aria-invalid={error || undefined}
      aria-describedby={getDescription(id, framed, { error, marksChanges })}
    />
  );
}
