import type { HTMLAttributes } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Panel.module.css';

export interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'p';
  /** Room inside for the fields of a form, or for text. */
  inset?: 'form' | 'text';
  /** A dashed outline, for a place that has no contents yet. */
  dashed?: boolean;
}

/** A framed part of a page. */
export function Panel({ as: Element = 'section', inset, dashed = false, className, ...rest }: PanelProps) {
  const classes = joinClasses(styles.panel, inset && styles[inset], dashed && styles.dashed, className);
  return <Element {...rest} className={classes} />;
}
