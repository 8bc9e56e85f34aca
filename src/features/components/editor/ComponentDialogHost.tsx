import { useEffect, useState } from 'react';
import { useHasSession } from '#api/sessionStore.ts';
import { RestoreDialog } from '#library/RestoreDialog.tsx';
import { useView } from '#library/useView.ts';
import { ComponentDialog } from './ComponentDialog.tsx';

/** The dialogs above any page: the component that the address opens, and the name for a deleted record. */
export function ComponentDialogHost() {
  const { viewed, close } = useView();
  const hasSession = useHasSession();
  const [deleted, setDeleted] = useState<string>();
  const isGone = viewed !== undefined && viewed === deleted;
  // The editor goes first, so that nobody is asked about changes to what no longer exists.
  useEffect(() => {
    if (isGone) close();
    else if (viewed === undefined) setDeleted(undefined);
  }, [isGone, viewed, close]);

  if (!hasSession) return null;
  if (viewed === undefined || isGone) return <RestoreDialog />;
  return (
    <ComponentDialog id={viewed} onClose={close} onDeleted={() => setDeleted(viewed)}>
      <RestoreDialog />
    </ComponentDialog>
  );
}
