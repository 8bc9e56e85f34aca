import { Link, Navigate } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { routes } from '#model/routes.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

/** The page to sign in on; whoever is signed in goes on to the dashboard. */
export function LoginPage() {
  usePageTitle('Login');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  if (isAuthenticated) return <Navigate to={routes.dashboard} replace />;
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

/** Nobody comes to this page for anything else. */
function focusFirstField(page: HTMLElement | null): void {
  page?.querySelector('input')?.focus();
}
