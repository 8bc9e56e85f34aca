import type { ReactNode } from 'react';
import styles from './Page.module.css';

export interface PageTitleProps {
  title: string;
  /** Between title and text, in px. */
  gap?: number;
  children: ReactNode;
}

/** The title of a page, and a line on what it is for. */
export function PageTitle({ title, gap = 2, children }: PageTitleProps) {
  return (
    <header>
      <h1>{title}</h1>
      <p className={styles.about} style={{ marginTop: gap }}>
        {children}
      </p>
    </header>
  );
}
