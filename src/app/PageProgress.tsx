import { useNavigation } from 'react-router-dom';
import styles from './PageProgress.module.css';

/** A line at the window's top while the next page loads; not shown for a page that is loaded at once. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label="Loading page" />;
}
