import { choiceText } from '#model/fieldText.ts';
import styles from './ConstantWidget.module.css';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { InputProps } from './InputProps.ts';
import { useFieldText } from './useDraft.ts';

/** RJSF's widget of a choice between one value: its label. */
export function ConstantWidget({ id, options }: InputProps) {
  const { store } = useFormSettings();
  const { name } = useFramedField();
  const text = useFieldText(store, name);
  const label = options.enumOptions?.find(({ value }) => choiceText(value) === text)?.label ?? text;
  return (
    <output id={id} className={styles.constant} dir="auto">
      {label}
    </output>
  );
}
