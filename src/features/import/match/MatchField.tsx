import { type ReactNode, useId } from 'react';
import { joinClasses } from '#ui/joinClasses.ts';
import layout from '#ui/layout.module.css';
import { Select, type SelectOption } from '#ui/Select.tsx';
import styles from './MatchColumns.module.css';

interface MatchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Makes the input a select; without options, any text can be typed. */
  options?: readonly SelectOption[];
  /** A hint below the input. */
  children?: ReactNode;
}

/** A labelled input or select that applies to the whole table, with a hint below. */
export function MatchField({ label, value, onChange, options, children }: MatchFieldProps) {
  const id = useId();
  const about = { id, value, 'aria-describedby': children ? `${id}-hint` : undefined };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <Select {...about} options={options} onChange={onChange} />
      ) : (
        <input
          {...about}
          className={joinClasses(layout.control, styles.input)}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {children && (
        <span className={styles.hint} id={`${id}-hint`}>
          {children}
        </span>
      )}
    </div>
  );
}
