import type { ReactNode } from 'react';
import styles from './ImportFrame.module.css';

export interface ImportFrameProps {
  title: string;
  /** Where files come from and when something is created. */
  lead: string;
  children: ReactNode;
}

/** A page that imports files: its title, then where files are chosen and what was read. */
export function ImportFrame({ title, lead, children }: ImportFrameProps) {
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </div>
  );
}
