import { Menu } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { addresses } from '#model/addresses.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyPart, NotOpened } from '#ui/lazyPart.tsx';
import styles from './NavigationDrawer.module.css';

const NavigationPanel = lazyPart(async () => (await import('./NavigationPanel.tsx')).NavigationPanel, NotOpened);

/** The sidebar of a narrow window: a drawer behind a menu button, closed on navigation. */
export function NavigationDrawer() {
  const [open, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        ref={button}
        label="Open menu"
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
      />
      {isAsked ? (
        <Suspense>
          <NavigationPanel open={open} onOpenChange={setOpen} button={button} />
        </Suspense>
      ) : null}
      <Link className={styles.brand} to={addresses.dashboard}>
        <img src="/favicon.svg" alt="" width={22} height={22} />
        {productName}
      </Link>
    </>
  );
}
