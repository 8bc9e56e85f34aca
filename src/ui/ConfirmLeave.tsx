import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmLeaveProps {
  open: boolean;
  title?: string | undefined;
  /** What would be lost. */
  children?: ReactNode;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved changes or other entered values are discarded. */
export function ConfirmLeave({ open, title, children, onStay, onLeave }: ConfirmLeaveProps) {
  return (
    <Dialog
      open={open}
      alert
      onClose={onStay}
      size="s"
      title={title ?? 'Leave without saving?'}
      footer={
        <>
          <Button onClick={onStay}>Stay</Button>
          <Button variant="danger" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      {children ?? 'Your changes have not been saved and would be lost.'}
    </Dialog>
  );
}
