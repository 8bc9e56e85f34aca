import { useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { checkHealth } from '#api/checkHealth.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { DemoCard } from './DemoCard.tsx';

type Outcome = { ok: boolean; text: string };

/** Asks the server whether it is up, and shows the result. */
export function ApiClientCard() {
  const [outcome, setOutcome] = useState<Outcome>();
  const [busy, setBusy] = useState(false);

  const test = async () => {
    setBusy(true);
    setOutcome(await askServer());
    setBusy(false);
  };

  return (
    <DemoCard
      title="API client"
      text="Checks whether the server is up."
      action={
        <Button busy={busy} onClick={test}>
          Test API Client
        </Button>
      }
      outcome={outcome ? <Alert tone={outcome.ok ? 'success' : 'error'}>{outcome.text}</Alert> : null}
    />
  );
}

async function askServer(): Promise<Outcome> {
  const start = performance.now();
  try {
    const status = await checkHealth();
    return {
      ok: true,
      text: `Success: the server answered "${status}" in ${Math.round(performance.now() - start)} ms.`,
    };
  } catch (thrown) {
    return { ok: false, text: `Error: ${toApiError(thrown).message}` };
  }
}
