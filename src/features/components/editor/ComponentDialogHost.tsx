import { useState } from 'react';
import { useHasSession } from '#api/sessionStore.ts';
import { RestoreDialog } from '#library/RestoreDialog.tsx';
import { useView } from '#library/useView.ts';
import { releaseRecord } from '#records/layerStore.ts';
import { ComponentDialog } from './ComponentDialog.tsx';

/** The dialogs above any page: the component that the address opens, and the name for a deleted record. */
export function ComponentDialogHost() {
  const { viewed, close } = useView();
  const hasSession = useHasSession();
  const [deleted, setDeleted] = useState<string>();
  // One that was brought back can be opened again.
  if (viewed === undefined && deleted !== undefined) setDeleted(undefined);
  if (!hasSession) return null;
  if (viewed === undefined || viewed === deleted) return <RestoreDialog />;
  const leaveDeleted = () => {
    releaseRecord(`components/${viewed}`);
    // The address takes a moment to follow, and the list below takes the focus at once.
    setDeleted(viewed);
    close();
  };
  return (
    <ComponentDialog id={viewed} onClose={close} onDeleted={leaveDeleted}>
      <RestoreDialog />
    </ComponentDialog>
  );
}
