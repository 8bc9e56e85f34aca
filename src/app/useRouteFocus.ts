import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '#api/sessionStore.ts';
import { addresses } from '#model/addresses.ts';
import { getStartField } from '#model/startField.ts';

/** Moves the focus to the heading of each new page, so that a screen reader announces it. */
export function useRouteFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation();
  // The page itself focuses its start field.
  const hasStart = getStartField(state) !== undefined;
  // A user who has just opened the app, unlike one who comes from the login page, starts at the top of the page.
  const isOpening = useNavigationType() === NavigationType.Pop;
  const shown = useRef(isOpening ? pathname : undefined);
  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname || before === addresses.home || hasStart || !main.current) return;
    return focusHeading(main.current);
  }, [pathname, hasStart, main]);
}

/** Moves the focus to the page's heading if the control that was used to sign in or out was removed. */
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

/** By then the login dialog has faded and returned the focus, if its opener is still there. */
const DIALOG_GONE_MS = 300;

/** Focuses the page itself while its heading is still being loaded; returns the function that stops waiting. */
function focusHeading(main: HTMLElement): (() => void) | undefined {
  // A dialog that opened with the page has already taken the focus.
  if (document.activeElement?.closest(':is([role="dialog"], [role="alertdialog"])[data-open]')) return undefined;
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
