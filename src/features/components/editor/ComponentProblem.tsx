import { KindFailure } from '#library/KindFailure.tsx';
import { ErrorBanner } from '#ui/ErrorBanner.tsx';
import type { FoundComponent } from './useFoundComponent.ts';

/** Why a component can't be shown, and the way to try again. */
export function ComponentProblem({ problem }: { problem: NonNullable<FoundComponent['problem']> }) {
  return problem === 'form' ? <KindFailure /> : <ErrorBanner error={problem.error} onRetry={problem.retry} />;
}
