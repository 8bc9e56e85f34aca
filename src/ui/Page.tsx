import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** For what only this page has, such as a greatest width. */
  className?: string | undefined;
  children: ReactNode;
}

/** The parts of a page below each other, inside its margins. */
export function Page({ className, children }: PageProps) {
  return <div className={joinClasses(styles.page, className)}>{children}</div>;
}
