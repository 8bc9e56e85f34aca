import { Link, Navigate, useLocation } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { addresses } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';
import { EntryPage } from '#ui/EntryPage.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import styles from './LoginPage.module.css';

/** The page on which to sign in; signed-in users return to the page that led here, or go to the dashboard. */
export function LoginPage() {
  usePageTitle('Login');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const from = addressIn(useLocation().state);
  if (isAuthenticated) return <Navigate to={from ?? addresses.dashboard} replace />;
  return (
    <EntryPage
      title={`Welcome to ${productName}`}
      text="Please sign in to continue"
      links={
        <>
          <LoginLinks />
          <Link to={addresses.dashboard}>Back to dashboard</Link>
        </>
      }
    >
      <div className={styles.ended}>
        <EndedNotice />
      </div>
      {/* The page redirects as soon as there is a session. */}
      <LoginForm onDone={() => {}} />
    </EntryPage>
  );
}

/** The page that a link to this one was on, from its navigation state. */
function addressIn(state: unknown): string | undefined {
  return isRecord(state) && typeof state.from === 'string' ? state.from : undefined;
}
