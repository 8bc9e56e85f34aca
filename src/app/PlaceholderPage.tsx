import { usePageTitle } from '#api/usePageTitle.ts';
import styles from './PlaceholderPage.module.css';

/** A section that is to come. */
export function PlaceholderPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <p className={styles.text}>This section is under development.</p>
    </div>
  );
}
