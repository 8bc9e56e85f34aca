import { choiceText } from '#model/fieldText.ts';
import styles from './ConstantWidget.module.css';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { SelectWidget } from './SelectWidget.tsx';
import { useFieldText } from './useDraft.ts';

/** RJSF's widget of a choice with a single value: its label, or a select if the record has another value. */
export function ConstantWidget(props: InputProps) {
  const { id, options } = props;
  const { store } = useFormSettings();
  const { name } = useFramedField();
  const text = useFieldText(store, name);
  const chosen = options.enumOptions?.find(({ value }) => choiceText(value) === text);
  if (!chosen) return <SelectWidget {...props} />;
  return (
    <output id={id} className={styles.constant} dir="auto">
      {chosen.label}
    </output>
  );
}
