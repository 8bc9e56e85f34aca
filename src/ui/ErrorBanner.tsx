import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

export interface ErrorBannerProps {
  error: {
    /** 'Something went wrong' replaces an empty one. */
    message: string;
    /** The answer's HTTP status; 401 shows nothing, because the user is asked to sign in elsewhere. */
    status?: number;
    /** The id by which the operator finds the failure. */
    reference?: string | undefined;
  };
  onRetry: () => void;
}

/** In ms; an error that passes sooner, for instance by a retry that succeeds, needs no banner. */
const delay = 200;

/** A failure to load, with a way to try again; it appears 200 ms after the failure. */
export function ErrorBanner({ error: { message, status, reference }, onRetry }: ErrorBannerProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, []);
  if (!shown || status === 401) return null;
  return (
    <Alert
      tone="error"
      action={
        <Button size="s" icon={<RotateCw />} onClick={onRetry}>
          Retry
        </Button>
      }
    >
      <div>{`Error: ${message || 'Something went wrong'}`}</div>
      {reference ? <div>{`Reference: ${reference}`}</div> : null}
    </Alert>
  );
}
