import { WifiOff } from 'lucide-react';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './OfflineBar.module.css';

/** A quiet line at the window's lower edge for as long as the browser has no connection. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-offline', !online);
  }, [online]);
  // Always in the document, since only a live region that already existed is announced; above dialogs, like notices.
  return createPortal(
    <div aria-live="polite">
      {online ? null : (
        <p className={styles.bar}>
          <WifiOff size={14} strokeWidth={1.75} aria-hidden="true" />
          You are offline. Nothing can be loaded or saved until the connection is back.
        </p>
      )}
    </div>,
    document.body,
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
