import { Link, Navigate, useLocation } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { routes } from '#model/routes.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

/** The page to sign in on; whoever is signed in goes back to the page that led here, else on to the dashboard. */
export function LoginPage() {
  usePageTitle('Login');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const from = addressIn(useLocation().state);
  if (isAuthenticated) return <Navigate to={from ?? routes.dashboard} replace />;
  return (
    <main ref={focusFirstField} className={styles.page}>
      <div className={styles.card}>
        <img className={styles.mark} src="/favicon.svg" alt="" width={40} height={40} />
        <h1 className={styles.title}>Welcome to {productName}</h1>
        <p className={styles.text}>Please sign in to continue</p>
        {/* The page leaves by itself once there is a session. */}
        <LoginForm onDone={() => {}} />
      </div>
      <Link className={styles.back} to={routes.dashboard}>
        Back to dashboard
      </Link>
    </main>
  );
}

/** The page that a link to this one was on, from its navigation state. */
function addressIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined;
}

/** Nobody comes to this page for anything else. */
function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector('input')?.focus();
}
