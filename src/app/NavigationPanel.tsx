import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { MouseEvent, RefObject } from 'react';
import dialog from '#ui/Dialog.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { useMovesIn } from '#ui/useMovesIn.ts';
import styles from './NavigationDrawer.module.css';
import { Sidebar } from './Sidebar.tsx';

interface NavigationPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The focus returns to it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The drawer of a narrow window that has been opened. */
export function NavigationPanel({ open, onOpenChange, button }: NavigationPanelProps) {
  const isPlaced = useMovesIn(true);
  const closeWhenLeft = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-leaves]')) onOpenChange(false);
  };
  return (
    <Dialog.Root open={open && isPlaced} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} data-backdrop="" />
        <Dialog.Popup className={styles.drawer} aria-label="Menu" finalFocus={button} onClick={closeWhenLeft}>
          <Sidebar collapsed={false} />
          <div className={styles.close}>
            <Dialog.Close render={<IconButton label="Close menu" icon={<X />} />} />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
