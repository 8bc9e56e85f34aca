import { Select, type SelectOption } from '#ui/Select.tsx';
import { getMessage } from './FieldFrame.tsx';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { InputOptions, InputProps } from './InputProps.ts';
import styles from './SelectWidget.module.css';
import { useFieldText } from './useDraft.ts';

/** RJSF's widget of a choice: a select that keeps a stored value which is not offered any more. */
export function SelectWidget({ id, options, required, readonly, rawErrors = [] }: InputProps) {
  const { store, marksChanges } = useFormSettings();
  const { name, snapshot } = useFramedField();
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
      aria-describedby={getMessage(id, snapshot, { error, marksChanges })}
    />
  );
}

function listOptions({ enumOptions = [], offered }: InputOptions, present: string[]): SelectOption[] {
  const shown = enumOptions.filter(({ value }) => !offered || offered.includes(value));
  const options = shown.map(({ value, label }) => ({ value: String(value), label }));
  for (const value of present) {
    if (options.some((option) => option.value === value)) continue;
    options.push({ value, label: enumOptions.find((option) => String(option.value) === value)?.label ?? value });
  }
  return options;
}
