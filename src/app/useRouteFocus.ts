import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from '#model/routes.ts';

/** After a move to another page the focus is on its heading, so that a screen reader says where the person has come. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    // Whoever has just opened the app begins at its top.
    if (before === pathname || before === routes.home || !main.current) return;
    return focusHeading(main.current);
  }, [pathname, main]);
}

/** Gives the focus to the page itself while its heading is still being loaded; gives back what ends the wait. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  // A dialog that the page came with has taken the focus already.
  if (document.activeElement?.closest('[role="dialog"][data-open]')) return undefined;
  if (focusHeadingIn(main)) return undefined;
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusHeadingIn(main)) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focusHeadingIn(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
