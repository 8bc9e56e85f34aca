import { useState } from 'react';
import { useHasSession } from '#api/sessionStore.ts';
import { RestoreDialog } from '#library/RestoreDialog.tsx';
import { useView } from '#library/useView.ts';
import { releaseRecord } from '#records/layerStore.ts';
import { ComponentDialog } from './ComponentDialog.tsx';

/**
 * Renders the dialogs that can open over any page: the component in the address, and the name for a restored record.
 */
export function ComponentDialogHost() {
  const { viewed, close } = useView();
  const hasSession = useHasSession();
  const [deleted, setDeleted] = useState<string>();
  // A component that was deleted and restored can be opened again.
  if (viewed === undefined && deleted !== undefined) setDeleted(undefined);
  if (!hasSession) return null;
  if (viewed === undefined || viewed === deleted) return <RestoreDialog />;
  const leaveDeleted = () => {
    releaseRecord(`components/${viewed}`);
    // Closed at once: the address follows with a delay, but the list below takes the focus now.
    setDeleted(viewed);
    close();
  };
  return (
    <ComponentDialog id={viewed} onClose={close} onDeleted={leaveDeleted}>
      <RestoreDialog />
    </ComponentDialog>
  );
}
