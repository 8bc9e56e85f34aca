import { useState } from 'react';
import { useSession } from '#api/sessionStore.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import styles from './LostSession.module.css';

/** Says that the session has ended and asks the user to sign in again; the page below keeps what was entered. */
export function LostSession() {
  const { lost, asked, hasEnded } = useSession();
  if (lost) return <AskAgain key={asked} />;
  if (!hasEnded) return null;
  return (
    <div className={styles.notice}>
      <EndedNotice />
    </div>
  );
}

function AskAgain() {
  const username = useSession((session) => session.username);
  const [asking, setAsking] = useState(true);
  return (
    <div className={styles.notice}>
      <Alert
        tone="warning"
        title="Your session has ended"
        action={
          <Button size="s" onClick={() => setAsking(true)}>
            Login
          </Button>
        }
      >
        Log in to continue. What you entered is still here.
      </Alert>
      <LoginDialog
        open={asking}
        onClose={() => setAsking(false)}
        initialUsername={username ?? undefined}
        description="Your session has ended. What you entered is still here."
      />
    </div>
  );
}
