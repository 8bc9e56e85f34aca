import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '#api/sessionStore.ts';
import { addresses } from '#model/addresses.ts';

/** After a move to another page the focus is on its heading, so that a screen reader says where the person has come. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  // Whoever has just opened the app, unlike somebody who comes from the sign-in page, begins at its top.
  const isOpening = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isOpening ? pathname : undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname || before === addresses.home || !main.current) return;
    return focusHeading(main.current);
  }, [pathname, main]);
}

/** What a person signed in or out by may be gone after it; then the page's heading takes the focus. */
export function useSessionFocus(main: RefObject<HTMLElement | null>): void {
  const isAuthenticated = useSession((session) => session.isAuthenticated);
  const known = useRef(isAuthenticated);
  useEffect(() => {
    if (known.current === isAuthenticated) return;
    known.current = isAuthenticated;
    const timer = setTimeout(() => {
      if (main.current && document.activeElement === document.body) focusHeading(main.current);
    }, DIALOG_GONE_MS);
    return () => clearTimeout(timer);
  }, [isAuthenticated, main]);
}

/** By then the dialog to sign in by has faded and given the focus back, if there is anything to give it to. */
const DIALOG_GONE_MS = 300;

/** Focuses the page itself while its heading is still being loaded; returns the function that stops waiting. */
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
