import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import type { FoundComponent } from './useFoundComponent.ts';

/** Why a component can't be shown, and the way to try again. */
export function ComponentProblem({ problem }: { problem: NonNullable<FoundComponent['problem']> }) {
  if (problem !== 'form') return <ErrorBanner error={problem.error} onRetry={problem.retry} />;
  return (
    <Alert
      tone="error"
      title="Failed to load data"
      // Browsers remember that a script could not be loaded until the page is reloaded.
      action={<Button onClick={() => window.location.reload()}>Retry</Button>}
    >
      The form of this kind could not be loaded.
    </Alert>
  );
}
