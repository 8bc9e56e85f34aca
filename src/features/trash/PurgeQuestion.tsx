import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

export interface PurgeQuestionProps {
  /** Says how much is deleted. */
  title: string;
  /** Label of the button that deletes. */
  action: string;
  onPurge: () => void;
  onClose: () => void;
  /** Explains what will be deleted and what stays. */
  children: ReactNode;
}

/** Asks before anything is deleted permanently. */
export function PurgeQuestion({ title, action, onPurge, onClose, children }: PurgeQuestionProps) {
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      size="s"
      title={title}
      description="This can't be undone."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" onClick={onPurge}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
