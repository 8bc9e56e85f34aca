import { useFormSettings, useFramedField } from './formContext.ts';
import { listOptions } from './listOptions.ts';
import type { CellInputProps } from './TableCell.tsx';
import styles from './TableField.module.css';
import { useFieldText } from './useDraft.ts';

/** A choice in a table; text that is not among its values stays until the user chooses another one. */
export function CellChoice({ id, column, label, cell, readOnly, isInvalid, describedBy }: CellInputProps) {
  const { store } = useFormSettings();
  const { name } = useFramedField();
  const text = useFieldText(store, name);
  const options = listOptions(
    { enumOptions: column.choices, offered: column.offered },
    [store.original(name), text].filter((present) => present !== ''),
  );
  const isBlank = !options.some(({ value }) => value === text);
  return (
    <select
      id={id}
      className={styles.select}
      data-cell={cell}
      value={text}
      disabled={readOnly}
      required={column.required}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => store.change({ [name]: event.target.value })}
      onBlur={() => store.blur(name)}
    >
      {isBlank && <option value={text} aria-label="None chosen" />}
      {options.map(({ value, label: shown }) => (
        <option key={value} value={value}>
          {shown}
        </option>
      ))}
    </select>
  );
}
