import type { MouseEvent, ReactNode } from 'react';
import { usePageNavigation } from './pageNavigation.ts';

export interface PageLinkProps {
  to: string;
  /** Called before the link is followed. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link that also works outside the router; with a modifier key or another button it opens like any link. */
export function PageLink({ to, onClick, children }: PageLinkProps) {
  const { navigate } = usePageNavigation();
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}
