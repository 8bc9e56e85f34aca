import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { joinClasses } from './joinClasses.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'modified' | 'error' | 'ok' | undefined;
  /** Read by screen readers instead of the content, for a bare number. */
  label?: string | undefined;
  children: ReactNode;
}

/** A small rounded count or word. */
export function Badge({ tone = 'neutral', label, children }: BadgeProps) {
  return (
    <span className={joinClasses(styles.badge, styles[tone])}>
      <span aria-hidden={label ? true : undefined}>{children}</span>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
}
