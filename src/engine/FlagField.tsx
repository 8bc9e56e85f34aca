import { Checkbox } from '#ui/Checkbox.tsx';
import type { AdaptedFieldProps } from './AdaptedFieldProps.ts';
import { FieldFrame, getMessage } from './FieldFrame.tsx';
import styles from './FlagField.module.css';
import { fieldId, useFormSettings } from './formContext.ts';
import { useFieldSnapshot, useFieldText } from './useDraft.ts';

/** A checkbox that says Enabled or Disabled. */
export function FlagField({ field, readOnly }: AdaptedFieldProps) {
  const { store, idPrefix, marksChanges } = useFormSettings();
  const snapshot = useFieldSnapshot(store, field.name);
  const isOn = useFieldText(store, field.name) === 'true';
  const id = fieldId(idPrefix, field.name);
  return (
    <FieldFrame store={store} field={field} id={id} snapshot={snapshot} marksChanges={marksChanges}>
      <Checkbox
        id={id}
        className={styles.flag}
        checked={isOn}
        onChange={(checked) => store.change({ [field.name]: String(checked) })}
        onBlur={() => store.blur(field.name)}
        disabled={readOnly}
        aria-describedby={getMessage(id, snapshot, marksChanges)}
        aria-label={field.title}
        label={isOn ? 'Enabled' : 'Disabled'}
      />
    </FieldFrame>
  );
}
