import { useEffect } from 'react';
import { afterIdle } from '#ui/afterIdle.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { LoadedLoginForm } from './LoadedLoginForm.tsx';
import styles from './LoginDialog.module.css';
import { LoginLinks } from './LoginLinks.tsx';
import { loadLoginForm } from './loadLoginForm.ts';

interface LoginDialogProps {
  open: boolean;
  onClose: () => void;
  initialUsername?: string | undefined;
  description?: string | undefined;
}

/** Signs the user in without leaving the page; closes on success. */
export function LoginDialog({ open, onClose, initialUsername, description }: LoginDialogProps) {
  useEffect(() => {
    // A session can end while the server is unreachable, so the form is loaded early. A failure shows in the dialog.
    let cancelIdle: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancelIdle = afterIdle(() => void loadLoginForm().catch(() => {}));
    }, PRELOAD_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, []);
  return (
    <Dialog open={open} onClose={onClose} title="Login" size="s" description={description}>
      <LoadedLoginForm initialUsername={initialUsername} onDone={onClose} onCancel={onClose} />
      <p className={styles.links}>
        <LoginLinks offersRegistration={initialUsername === undefined} onGo={onClose} />
      </p>
    </Dialog>
  );
}

/** In ms; long enough for the page itself to load first. */
const PRELOAD_DELAY_MS = 2000;
