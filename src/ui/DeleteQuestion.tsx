import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import layout from './layout.module.css';

export interface DeleteQuestionProps {
  title: string;
  size?: 's' | 'm';
  busy?: boolean;
  disabled?: boolean;
  onDelete: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before anything is deleted. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { title, size = 's', busy, disabled, onDelete, onClose, children } = props;
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      size={size}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={busy} disabled={disabled} onClick={onDelete}>
            Delete
          </Button>
        </>
      }
    >
      <div className={layout.stack}>{children}</div>
    </Dialog>
  );
}
