import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetDrafts } from '#api/draftShelf.ts';
import { signOut } from '#api/signOut.ts';

/** The navigation state when a page is left in order to log out. */
export const LOGOUT = 'logout';

/** Ends the session once the previous page has been left; true until then, while the page reached must read nothing. */
export function useLogoutOnArrival(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (state !== LOGOUT) return;
    forgetDrafts();
    signOut();
    // Coming back to this entry of the history must not log anyone out again.
    void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  return state === LOGOUT;
}
