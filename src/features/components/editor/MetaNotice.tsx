import { Suspense } from 'react';
import { lazyPart } from '#ui/lazyPart.tsx';
import type { MetaDifferencesProps } from './MetaDifferences.tsx';

// Loaded lazily: most servers do not differ.
const MetaDifferences = lazyPart(async () => (await import('./MetaDifferences.tsx')).MetaDifferences);

/** Says that form and server were made from different versions of the kind; renders nothing if they agree. */
export function MetaNotice({ differences }: MetaDifferencesProps) {
  if (differences.length === 0) return null;
  return (
    <Suspense>
      <MetaDifferences differences={differences} />
    </Suspense>
  );
}
