import { Construction } from 'lucide-react';
import { usePageTitle } from '#api/usePageTitle.ts';
import styles from './PlaceholderPage.module.css';

/** A section that is to come. */
export function PlaceholderPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>
        <Construction size={20} strokeWidth={1.5} aria-hidden="true" />
        This section is under development.
      </p>
    </div>
  );
}
