import type { FieldDefinition } from '#model/FormDefinition.ts';
import { Select, type SelectOption } from '#ui/Select.tsx';
import type { AdaptedFieldProps } from './AdaptedFieldProps.ts';
import styles from './ChoiceField.module.css';
import { FieldFrame, getMessage } from './FieldFrame.tsx';
import { fieldId, useFormSettings } from './formContext.ts';
import { useFieldSnapshot, useFieldText } from './useDraft.ts';

/** A select of the field's choices; a stored value that is not offered any more stays among them. */
export function ChoiceField({ field, readOnly }: AdaptedFieldProps) {
  const { store, idPrefix, marksChanges } = useFormSettings();
  const snapshot = useFieldSnapshot(store, field.name);
  const text = useFieldText(store, field.name);
  const id = fieldId(idPrefix, field.name);
  return (
    <FieldFrame store={store} field={field} id={id} snapshot={snapshot} marksChanges={marksChanges}>
      <Select
        id={id}
        className={snapshot.changed && marksChanges ? `${styles.choice} ${styles.modified}` : styles.choice}
        value={text}
        options={listOptions(field, [store.original(field.name), text])}
        onChange={(value) => store.change({ [field.name]: value })}
        onBlur={() => store.blur(field.name)}
        disabled={readOnly}
        required={field.required}
        aria-invalid={snapshot.shownError !== undefined || undefined}
        aria-describedby={getMessage(id, snapshot, marksChanges)}
      />
    </FieldFrame>
  );
}

function listOptions({ choices = [], offered }: FieldDefinition, present: string[]): SelectOption[] {
  const shown = choices.filter(({ value }) => !offered || offered.includes(value));
  const options = shown.map(({ value, label }) => ({ value: String(value), label }));
  for (const value of present) {
    if (options.some((option) => option.value === value)) continue;
    options.push({ value, label: choices.find((choice) => String(choice.value) === value)?.label ?? value });
  }
  return options;
}
