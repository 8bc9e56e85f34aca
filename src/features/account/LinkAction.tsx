import { useState } from 'react';
import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './LinkAction.module.css';
import { useLinkToken } from './useLinkToken.ts';

interface LinkActionProps {
  /** The button; a link alone does nothing, since programs that check messages open it too. */
  action: string;
  busy: string;
  run: (token: string) => Promise<void>;
}

/** What a link in a message is for, done by a button with the token of the link. */
export function LinkAction({ action, busy, run }: LinkActionProps) {
  const token = useLinkToken();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (token === undefined) {
    return (
      <Alert tone="warning" title="This link is not valid">
        Open the link in your email again.
      </Alert>
    );
  }
  const press = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await run(token);
    } catch (error) {
      setFailure(findFieldErrors(error).token ?? toApiError(error).message);
    }
    setBusy(false);
  };
  return (
    <div className={styles.parts}>
      {failure && <Alert tone="error">{failure}</Alert>}
      <Button variant="primary" busy={isBusy} onClick={() => void press()}>
        {isBusy ? busy : action}
      </Button>
    </div>
  );
}
