import { type ComponentProps, type ReactNode, useCallback } from 'react';
import styles from './Checkbox.module.css';
import { joinClasses } from './joinClasses.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'size' | 'ref'> {
  /** Shown beside the box; without it, name the box by aria-label. */
  label?: ReactNode;
  /** Neither on nor off, as for a list with only some on. */
  indeterminate?: boolean | undefined;
  onChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox in the application's style. */
export function Checkbox({ label, indeterminate = false, onChange, className, ...rest }: CheckboxProps) {
  const setIndeterminate = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = indeterminate;
    },
    [indeterminate],
  );
  return (
    <label className={joinClasses(styles.field, className)}>
      <input
        {...rest}
        ref={setIndeterminate}
        type="checkbox"
        className={styles.box}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {label ? <span className={styles.label}>{label}</span> : null}
    </label>
  );
}
