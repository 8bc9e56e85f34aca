import { productName } from '#api/env.ts';
import { useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { addresses } from '#model/addresses.ts';
import { isRecord } from '#model/isRecord.ts';
import { EntryPage } from '#ui/EntryPage.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import { usePageNavigation } from '#ui/pageNavigation.ts';
import { Redirect } from '#ui/Redirect.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginLinks } from './LoginLinks.tsx';
import styles from './LoginPage.module.css';

/** The sign-in page; signed-in users are sent back to the page that led here, or to the dashboard. */
export function LoginPage() {
  usePageTitle('Login');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const from = addressIn(usePageNavigation().location.state);
  if (isAuthenticated) return <Redirect to={from ?? addresses.dashboard} />;
  return (
    <EntryPage
      title={`Welcome to ${productName}`}
      text="Please sign in to continue"
      links={
        <>
          <LoginLinks />
          <PageLink to={addresses.dashboard}>Back to dashboard</PageLink>
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

/** Returns the address of the page that linked here, from the navigation state. */
function addressIn(state: unknown): string | undefined {
  return isRecord(state) && typeof state.from === 'string' ? state.from : undefined;
}
