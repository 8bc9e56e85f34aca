import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';
import layout from './layout.module.css';
import styles from './Select.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'onChange' | 'children' | 'multiple'> {
  options: readonly SelectOption[];
  onChange?: ((value: string) => void) | undefined;
  size?: 'm' | 's' | undefined;
}

/** A native select in the application's style: the platform's own list, keys and touch behaviour. */
export function Select({ options, onChange, size = 'm', className, ...rest }: SelectProps) {
  return (
    <span className={joinClasses(styles.field, size === 's' && styles.small, className)}>
      <select
        {...rest}
        className={joinClasses(layout.control, styles.select)}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.arrow} size={14} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
