import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import styles from './CurveDialog.module.css';
import { usePausedFormKeys } from './usePausedFormKeys.ts';

interface PasteFrameProps {
  /** The title of what is pasted onto. */
  title: string;
  /** How much there is now, and after pasting: '3 points now, 5 after pasting'. */
  sizes: string;
  /** Whether pasting would change something. */
  isUseful: boolean;
  onPaste: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** A dialog with a preview of a pasted block, before anything changes. */
export function PasteFrame({ title, sizes, isUseful, onPaste, onCancel, children }: PasteFrameProps) {
  usePausedFormKeys();
  return (
    <Dialog
      open
      size="xl"
      title={`Paste onto ${title}`}
      description="Nothing has changed yet."
      onClose={onCancel}
      closeOnOutsidePress={false}
      footer={
        <>
          <span className={styles.count}>{sizes}</span>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" data-autofocus disabled={!isUseful} onClick={onPaste}>
            Paste
          </Button>
        </>
      }
    >
      <div className={styles.content}>{children}</div>
    </Dialog>
  );
}
