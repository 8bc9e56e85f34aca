import { useState } from 'react';
import { cancelEmailChange, resendEmailChange } from '#api/accountCalls.ts';
import { actionFailure } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './PendingEmail.module.css';
import { sendAgain } from './sendAgain.ts';

/** A new address that is not confirmed yet, with buttons to resend the message and to keep the old address. */
export function PendingEmail({ email }: { email: string }) {
  const [busy, setBusy] = useState<'sending' | 'cancelling'>();
  const during = async (what: typeof busy, work: () => Promise<void>) => {
    setBusy(what);
    await work();
    setBusy(undefined);
  };
  return (
    <Alert
      tone="info"
      title={`Waiting for you to confirm ${email}`}
      action={
        <div className={styles.actions}>
          <Button
            size="s"
            busy={busy === 'sending'}
            onClick={() => void during('sending', () => sendAgain(resendEmailChange))}
          >
            Send it again
          </Button>
          <Button
            size="s"
            variant="ghost"
            busy={busy === 'cancelling'}
            onClick={() => void during('cancelling', cancel)}
          >
            Cancel the change
          </Button>
        </div>
      }
    >
      Follow the link in the message to this address. It works once, within 24 hours. Until then you sign in with your
      current address.
    </Alert>
  );
}

async function cancel(): Promise<void> {
  try {
    await cancelEmailChange();
  } catch (error) {
    const notice = actionFailure(error, 'The change was not cancelled');
    notifyActionFailure({ error, notice, retry: () => void cancel() });
  }
}
