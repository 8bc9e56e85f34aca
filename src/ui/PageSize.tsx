import { useId } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './ListFrame.module.css';
import layout from './layout.module.css';
import { Select } from './Select.tsx';

export interface PageSizeProps {
  value: number;
  options: readonly number[];
  onChange: (size: number) => void;
  label?: string | undefined;
}

/** How many rows a page of a table holds. */
export function PageSize({ value, options, onChange, label = 'Rows per page' }: PageSizeProps) {
  const id = useId();
  return (
    <span className={styles.size}>
      <label className={joinClasses(layout.muted, layout.oneLine)} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        size="s"
        value={String(value)}
        options={options.map((size) => ({ value: String(size), label: String(size) }))}
        onChange={(size) => onChange(Number(size))}
      />
    </span>
  );
}
