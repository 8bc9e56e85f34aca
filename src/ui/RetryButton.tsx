import { RotateCw } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Button } from './Button.tsx';
import { focusAround } from './focusAround.ts';

/** The button beside an error that tries the failed action again. */
export function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  // The next attempt removes the message and this button.
  const retry = (event: MouseEvent<HTMLElement>) => {
    focusAround(event.currentTarget);
    void onRetry();
  };
  return (
    <Button size="s" icon={<RotateCw />} onClick={retry}>
      Retry
    </Button>
  );
}
