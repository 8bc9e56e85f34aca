import { KindFailure } from '#library/KindFailure.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import type { FoundComponent } from './useFoundComponent.ts';

/** Says why a component can't be shown, and offers a retry. */
export function ComponentProblem({ problem }: { problem: NonNullable<FoundComponent['problem']> }) {
  return problem === 'form' ? <KindFailure /> : <ErrorBanner error={problem.error} onRetry={problem.retry} />;
}
