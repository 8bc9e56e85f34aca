import { useHasSession } from '#api/sessionStore.ts';
import { RestoreDialog } from '#library/RestoreDialog.tsx';
import { useView } from '#library/useView.ts';
import { releaseRecord } from '#records/layerStore.ts';
import { ComponentDialog } from './ComponentDialog.tsx';

/** The dialogs above any page: the component that the address opens, and the name for a deleted record. */
export function ComponentDialogHost() {
  const { viewed, close } = useView();
  const hasSession = useHasSession();
  if (!hasSession) return null;
  if (viewed === undefined) return <RestoreDialog />;
  const leaveDeleted = () => {
    releaseRecord(`components/${viewed}`);
    close();
  };
  return (
    <ComponentDialog id={viewed} onClose={close} onDeleted={leaveDeleted}>
      <RestoreDialog />
    </ComponentDialog>
  );
}
