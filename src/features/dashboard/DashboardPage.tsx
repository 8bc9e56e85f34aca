import { useState } from 'react';
import { checkHealth } from '#api/checkHealth.ts';
import { productName } from '#api/env.ts';
import { useSession } from '#api/sessionStore.ts';
import { usePageTitle } from '#api/usePageTitle.ts';
import { toApiError } from '#model/apiError.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './DashboardPage.module.css';

/** The first page: what this is, and whether its server answers. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  return (
    <div className={styles.page}>
      <header>
        <h1>{productName} Dashboard</h1>
        <p className={styles.subtitle}>Desktop application for {productName} energy management</p>
      </header>
      {isAuthenticated ? null : <Alert tone="info">Please log in to access your projects and data.</Alert>}
      <div className={styles.cards}>
        <CounterCard />
        <ApiClientCard />
      </div>
    </div>
  );
}

function CounterCard() {
  const [count, setCount] = useState(0);
  return (
    <section className={styles.card} aria-labelledby="counter-title">
      <h2 id="counter-title">Counter</h2>
      <p className={styles.text}>Counts in this page alone; nothing is kept.</p>
      <Button onClick={() => setCount(count + 1)}>Count is {count}</Button>
    </section>
  );
}

type Outcome = { ok: boolean; text: string } | undefined;

function ApiClientCard() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  const test = async () => {
    setBusy(true);
    setOutcome(await askServer());
    setBusy(false);
  };

  return (
    <section className={styles.card} aria-labelledby="api-client-title">
      <h2 id="api-client-title">API client</h2>
      <p className={styles.text}>Asks the server whether it is up.</p>
      <Button busy={busy} onClick={test}>
        Test API Client
      </Button>
      {outcome ? <Alert tone={outcome.ok ? 'success' : 'error'}>{outcome.text}</Alert> : null}
    </section>
  );
}

async function askServer(): Promise<Outcome> {
  const start = performance.now();
  try {
    const status = await checkHealth();
    return { ok: true, text: `The server answered "${status}" in ${Math.round(performance.now() - start)} ms.` };
  } catch (thrown) {
    return { ok: false, text: `Error: ${toApiError(thrown).message}` };
  }
}
