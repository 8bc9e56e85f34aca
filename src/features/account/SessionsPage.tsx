import { useState } from 'react';
import { isNotOffered } from '#api/ApiError.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { useSessions } from '#api/useSessions.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import layout from '#ui/layout.module.css';
import { NotOffered } from '#ui/NotOffered.tsx';
import { Page } from '#ui/Page.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { SessionList } from './SessionList.tsx';
import styles from './SessionsPage.module.css';
import { SignOutQuestion } from './SignOutQuestion.tsx';

/** The page that lists where the user is signed in. */
export function SessionsPage() {
  usePageTitle('Sessions');
  const { data: sessions, error, mutate } = useSessions();
  const [isAsking, setAsking] = useState(false);
  const others = sessions?.filter(({ is_current }) => !is_current) ?? [];
  return (
    <Page width={1080} spaced>
      <div className={styles.head}>
        <PageTitle title="Sessions">
          Where you are signed in. If you don't recognise a session, sign out there and change your password.
        </PageTitle>
        {others.length > 0 && <Button onClick={() => setAsking(true)}>Sign out everywhere else</Button>}
      </div>
      {isNotOffered(error) ? (
        <NotOffered what="Sessions" />
      ) : (
        <>
          {error && <ErrorBanner error={error} onRetry={() => void mutate()} />}
          {(sessions || !error) && <SessionList sessions={sessions} />}
          {sessions && others.length === 0 && <p className={layout.muted}>You are not signed in anywhere else.</p>}
        </>
      )}
      {isAsking && <SignOutQuestion count={others.length} onClose={() => setAsking(false)} />}
    </Page>
  );
}
