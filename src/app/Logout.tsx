import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countOwnDrafts, forgetDrafts } from '#api/draftShelf.ts';
import { signOut } from '#api/signOut.ts';
import { counted } from '#model/counted.ts';
import { ConfirmLeave } from '#ui/ConfirmLeave.tsx';

/** The navigation state when a page is left in order to log out. */
export const LOGOUT = 'logout';

/** Ends the session once the previous page has been left; asks first if other windows have unsaved changes. */
export function Logout() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [drafts] = useState(countOwnDrafts);
  const [isConfirmed, setConfirmed] = useState(drafts === 0);
  useEffect(() => {
    if (!isConfirmed) return;
    forgetDrafts();
    signOut();
    // Returning to this history entry must not log anyone out again.
    void navigate(pathname, { replace: true, state: null });
  }, [isConfirmed, pathname, navigate]);
  return (
    <ConfirmLeave
      open={!isConfirmed}
      title="Log out?"
      onStay={() => navigate(pathname, { replace: true, state: null })}
      onLeave={() => setConfirmed(true)}
    >
      {`${counted(drafts, 'unsaved draft')} in other windows or from earlier visits would be lost.`}
    </ConfirmLeave>
  );
}
