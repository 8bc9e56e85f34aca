import type { ReactNode } from 'react';

/** Replaces the Markdown renderer that RJSF would include: the texts of these forms are plain. */
export function Markdown({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
