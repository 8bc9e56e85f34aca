import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

export interface ConfirmLeaveProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes are discarded. */
export function ConfirmLeave({ open, onStay, onLeave }: ConfirmLeaveProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      size="s"
      title="Leave without saving?"
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      Your changes have not been saved and would be lost.
    </Dialog>
  );
}
