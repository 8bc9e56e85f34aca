import type { ComponentProps } from 'react';
import { joinClasses } from './joinClasses.ts';
import { LabelledControl } from './LabelledControl.tsx';
import styles from './LabelledText.module.css';
import layout from './layout.module.css';

export interface LabelledTextProps
  extends Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'inputMode' | 'dir'> {
  label: string;
  /** What is wrong with the text; undefined where nothing is. */
  fault?: string | undefined;
  /** Of a text with several lines. */
  rows?: number | undefined;
  value: string;
  onChange: (text: string) => void;
}

/** The input of a text with its label above and its fault below. */
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
