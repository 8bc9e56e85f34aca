import type { ReactNode } from 'react';

/** Replaces the Markdown renderer that RJSF would bring along: this form's texts are plain. */
export function Markdown({ children }: { children: ReactNode }) {
  return <>{children}</>;
}
