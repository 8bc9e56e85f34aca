import type { ReactNode } from 'react';

/** What is being loaded, for everybody to read; it takes the place of the count or heading that follows, so that nothing moves. */
export function LoadingText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={className} role="status">
      {children}
    </span>
  );
}
