import type { ReactNode } from 'react';

/**
 * Says what is being loaded, visibly and to screen readers, in the place of the count or heading that follows, so that
 * nothing moves.
 */
export function LoadingText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={className} role="status">
      {children}
    </span>
  );
}
