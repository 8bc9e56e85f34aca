import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

export interface ErrorBannerProps {
  /** 'Something went wrong' replaces a message that is empty or missing. */
  message?: string | undefined;
  /** Of the answer that failed; 401 is silent, since the sign-in is asked for elsewhere. */
  status?: number | undefined;
  onRetry: () => void;
}

/** An error that passes sooner than this, as a retry that succeeds, is not worth a banner. */
const delay = 200;

/** A failure to load, with a way to try again; it appears 200 ms after the failure. */
export function ErrorBanner({ message, status, onRetry }: ErrorBannerProps) {
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
      {`Error: ${message || 'Something went wrong'}`}
    </Alert>
  );
}
