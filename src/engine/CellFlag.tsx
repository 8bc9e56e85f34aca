import { Checkbox } from '#ui/Checkbox.tsx';
import { useFormSettings, useFramedField } from './formContext.ts';
import type { CellInputProps } from './TableCell.tsx';
import styles from './TableField.module.css';
import { useFieldText } from './useDraft.ts';

/** A flag in a table. */
export function CellFlag({ id, label, cell, readOnly, isInvalid, describedBy }: CellInputProps) {
  const { store } = useFormSettings();
  const { name } = useFramedField();
  const isOn = useFieldText(store, name) === 'true';
  return (
    <Checkbox
      id={id}
      className={styles.flag}
      data-cell={cell}
      checked={isOn}
      onChange={(checked) => store.change({ [name]: String(checked) })}
      onBlur={() => store.blur(name)}
      disabled={readOnly}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
    />
  );
}
