import { useState } from 'react';
import { findFieldErrors, toApiError } from '#api/ApiError.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import styles from './LinkAction.module.css';
import { useLinkToken } from './useLinkToken.ts';

interface LinkActionProps {
  /** Label of the button. Opening the link does nothing by itself, since mail scanners open links too. */
  action: string;
  busy: string;
  run: (token: string) => Promise<void>;
}

/** Carries out the action of an emailed link when its button is pressed, using the token in the link. */
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
