import type { ReactNode } from 'react';

/** What is being loaded, for everybody to read; it stands where the loaded has its count or heading, so that nothing moves. */
export function LoadingText({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <span className={className} role="status">
      {children}
    </span>
  );
}
