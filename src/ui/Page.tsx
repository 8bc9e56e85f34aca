import type { ReactNode, Ref } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** The maximum width in px. */
  width?: number;
  /** More room between the parts. */
  spaced?: boolean;
  /** Wider margins on a phone, for a page of few things. */
  roomy?: boolean;
  /** Room below, and narrower margins on a small screen, for a record that is edited. */
  record?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The parts of a page in one column, inside its margins. */
export function Page({ width, spaced, roomy, record, ref, children }: PageProps) {
  const variants = [spaced && styles.spaced, roomy && styles.roomy, record && styles.record];
  return (
    <div ref={ref} className={joinClasses(styles.page, ...variants)} style={{ maxWidth: width }}>
      {children}
    </div>
  );
}
