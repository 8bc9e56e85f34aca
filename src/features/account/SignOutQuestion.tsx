import { useState } from 'react';
import { endOtherSessions } from '#api/useSessions.ts';
import { counted } from '#model/counted.ts';
import { actionFailure } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { toasts } from '#ui/toastStore.ts';

interface SignOutQuestionProps {
  /** The number of other sessions. */
  count: number;
  onClose: () => void;
}

/** Asks before every other session ends. */
export function SignOutQuestion({ count, onClose }: SignOutQuestionProps) {
  const [isBusy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    await signOutEverywhereElse(count);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Sign out everywhere else?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={isBusy} onClick={() => void signOut()}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        {counted(count, 'other session')} {count === 1 ? 'ends' : 'end'} at once. You stay signed in on this device.
      </p>
    </Dialog>
  );
}

async function signOutEverywhereElse(count: number): Promise<void> {
  try {
    await endOtherSessions();
    toasts.add({
      type: 'success',
      title: 'Signed out everywhere else',
      message: `${counted(count, 'other session')} ended.`,
    });
  } catch (error) {
    const retry = () => void signOutEverywhereElse(count);
    notifyActionFailure({ error, notice: actionFailure(error, 'Sign-out failed'), retry });
  }
}
