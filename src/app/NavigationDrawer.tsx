import { Menu, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { routes } from '#model/routes.ts';
import { IconButton } from '#ui/IconButton.tsx';
import styles from './NavigationDrawer.module.css';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar of a narrow window: a drawer behind a menu button. */
export function NavigationDrawer({ onLogin }: { onLogin: () => void }) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();

  useEffect(() => {
    const dialog = drawer.current;
    // Its content covers the dialog, so a press on the element itself is one on the backdrop.
    const closeWhenLeft = ({ target }: Event) => {
      if (target === dialog || (target instanceof Element && target.closest('a, [data-leaves]'))) dialog?.close();
    };
    dialog?.addEventListener('click', closeWhenLeft);
    return () => dialog?.removeEventListener('click', closeWhenLeft);
  }, []);

  return (
    <>
      <IconButton label="Open menu" icon={<Menu />} onClick={() => drawer.current?.showModal()} />
      <Link className={styles.brand} to={routes.dashboard}>
        <img src="/favicon.svg" alt="" width={22} height={22} />
        {productName}
      </Link>
      <dialog ref={drawer} className={styles.drawer} aria-label="Menu">
        <div className={styles.content}>
          <Sidebar collapsed={false} onLogin={onLogin} />
          <div className={styles.close}>
            <IconButton label="Close menu" icon={<X />} onClick={close} />
          </div>
        </div>
      </dialog>
    </>
  );
}
