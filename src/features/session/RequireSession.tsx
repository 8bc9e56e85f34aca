import { Lock } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { useHasSession, useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { LoginDialog } from './LoginDialog.tsx';

/**
 * Renders its children for signed-in users and a login prompt for everyone else; after a lost session the children
 * stay.
 */
export function RequireSession({ children }: { children: ReactNode }) {
  const hasSession = useHasSession();
  // Another user's session must not inherit what was on the screen.
  const generation = useSession((session) => session.generation);
  return hasSession ? <Fragment key={generation}>{children}</Fragment> : <LockScreen />;
}

function LockScreen() {
  usePageTitle('Authentication Required');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <EmptyState
        isPage
        icon={<Lock />}
        title="Authentication Required"
        text="Please log in to access this page."
        action={
          <Button variant="primary" onClick={() => setAsking(true)}>
            Login
          </Button>
        }
      />
      <LoginDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
