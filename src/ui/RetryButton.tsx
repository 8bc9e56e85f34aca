import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';

/** Beside what went wrong: tries it again. */
export function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <Button size="s" icon={<RotateCw />} onClick={() => void onRetry()}>
      Retry
    </Button>
  );
}
