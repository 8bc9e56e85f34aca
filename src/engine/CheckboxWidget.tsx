import { flagText } from '#model/displayText.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import styles from './CheckboxWidget.module.css';
import { getDescription } from './FieldFrame.tsx';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { useFieldText } from './useDraft.ts';

/** RJSF's widget of a flag: a checkbox labelled Enabled, Disabled or Not set. */
export function CheckboxWidget({ id, label, readonly, rawErrors = [] }: InputProps) {
  const { store, marksChanges } = useFormSettings();
  const framed = useFramedField();
  const { name } = framed;
  const text = useFieldText(store, name);
  const isOn = text === 'true';
  return (
    <Checkbox
      id={id}
      className={styles.flag}
      checked={isOn}
      onChange={(checked) => store.change({ [name]: String(checked) })}
      onBlur={() => store.blur(name)}
      disabled={readonly}
      aria-describedby={getDescription(id, framed, { error: rawErrors.length > 0, marksChanges })}
      aria-label={label}
      label={flagText(text)}
    />
  );
}
