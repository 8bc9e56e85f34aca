import { Dialog } from '@base-ui/react/dialog';
import { Menu, X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { addresses } from '#model/addresses.ts';
import dialog from '#ui/Dialog.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './NavigationDrawer.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar of a narrow window: a drawer behind a menu button, closed on navigation. */
export function NavigationDrawer() {
  const [open, setOpen] = useState(false);
  const closeWhenLeft = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, [data-leaves]')) setOpen(false);
  };
  return (
    <>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Trigger render={<IconButton label="Open menu" icon={<Menu />} />} />
        <Dialog.Portal>
          <Dialog.Backdrop className={dialog.backdrop} data-backdrop="" />
          <Dialog.Popup className={styles.drawer} aria-label="Menu" onClick={closeWhenLeft}>
            <Sidebar collapsed={false} />
            <div className={styles.close}>
              <Dialog.Close render={<IconButton label="Close menu" icon={<X />} />} />
            </div>
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
      <Link className={styles.brand} to={addresses.dashboard}>
        <img src="/favicon.svg" alt="" width={22} height={22} />
        {productName}
      </Link>
    </>
  );
}
