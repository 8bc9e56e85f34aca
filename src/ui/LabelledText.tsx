import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';
import { LabelledControl } from './LabelledControl.tsx';
import styles from './LabelledText.module.css';
import layout from './layout.module.css';

export interface LabelledTextProps
  extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'dir'> {
  label: string;
  /** The error message; undefined if the text is valid. */
  fault?: string | undefined;
  /** The number of lines; a single-line input without it. */
  rows?: number | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** A text input with its label above and its error message below. */
export function LabelledText({ label, fault, rows, onChange, ...rest }: LabelledTextProps) {
  return (
    <LabelledControl label={label} fault={fault}>
      {(control) =>
        rows ? (
          <textarea
            {...rest}
            {...control}
            rows={rows}
            className={joinClasses(layout.control, styles.lines)}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <input
            {...rest}
            {...control}
            type="text"
            className={joinClasses(layout.control, styles.line)}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </LabelledControl>
  );
}
