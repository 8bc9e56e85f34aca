import { useId } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './LabelledSelect.module.css';
import layout from './layout.module.css';
import { Select, type SelectProps } from './Select.tsx';

export interface LabelledSelectProps extends Omit<SelectProps, 'id'> {
  label: string;
}

/** A select with its label before it. */
export function LabelledSelect({ label, ...rest }: LabelledSelectProps) {
  const id = useId();
  return (
    <span className={styles.pair}>
      <label className={joinClasses(layout.muted, layout.oneLine)} htmlFor={id}>
        {label}
      </label>
      <Select {...rest} id={id} />
    </span>
  );
}
