import type { ReactNode } from 'react';
import styles from './EntryPage.module.css';
import { joinClasses } from './joinClasses.ts';

interface EntryPageProps {
  title: string;
  text?: ReactNode;
  /** Room for two columns of fields. */
  wide?: boolean | undefined;
  children?: ReactNode;
  /** Links to other pages, below the card. */
  links?: ReactNode;
}

/** A page outside the frame with one card, shown to users who are not signed in. */
export function EntryPage({ title, text, wide = false, children, links }: EntryPageProps) {
  return (
    <main ref={focusFirstField} className={styles.page}>
      <div className={joinClasses(styles.card, wide && styles.wide)}>
        <img className={styles.mark} src="/favicon.svg" alt="" width={40} height={40} />
        <h1 className={styles.title}>{title}</h1>
        {text ? <p className={styles.text}>{text}</p> : null}
        {children}
      </div>
      {links ? <p className={styles.links}>{links}</p> : null}
    </main>
  );
}

/** The page exists only for its form. */
function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector('input')?.focus();
}
