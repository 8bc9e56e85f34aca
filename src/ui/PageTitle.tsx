import type { ReactNode } from 'react';
import styles from './PageTitle.module.css';

/** What a page is called, and a line on what it is for. */
export function PageTitle({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header>
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
    </header>
  );
}
