import { TriangleAlert } from 'lucide-react';
import { productName } from '#api/env.ts';
import { forgetReads } from '#api/swr.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** Replaces a screen that could not be rendered; trying again reloads its data. */
export function CrashFallback({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    // A cached answer that crashed the screen would crash it again.
    forgetReads();
    onRetry();
  };
  return (
    <div role="alert">
      <h1>
        <VisuallyHidden>{productName}</VisuallyHidden>
      </h1>
      <EmptyState
        icon={<TriangleAlert />}
        title="Something went wrong"
        text="We're sorry, but something unexpected happened. Please try refreshing the page or contact support if the problem persists."
        action={
          <>
            <Button variant="primary" onClick={retry}>
              Try Again
            </Button>
            <Button onClick={() => window.location.reload()}>Refresh Page</Button>
          </>
        }
      />
    </div>
  );
}
