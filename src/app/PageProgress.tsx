import { useNavigation } from 'react-router-dom';
import styles from './PageProgress.module.css';

/** A line at the window's top while the next page is on its way; a page that comes at once shows none. */
export function PageProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} role="progressbar" aria-label="Loading page" />;
}
