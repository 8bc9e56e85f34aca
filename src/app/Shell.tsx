import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { useSession } from '#api/sessionStore.ts';
import { LoginDialog } from '#features/session/LoginDialog.tsx';
import { LostSession } from '#features/session/LostSession.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { POPUPS } from '#ui/lazyPopups.tsx';
import { useIdlePreload } from '#ui/useIdlePreload.ts';
import { DialogHost } from './DialogHost.tsx';
import { LOGOUT, Logout } from './Logout.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import { PageProgress } from './PageProgress.tsx';
import { PaletteHost } from './PaletteHost.tsx';
import styles from './Shell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { toggleSidebar, useSidebar } from './sidebarStore.ts';
import { TourHost } from './TourHost.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import { useRouteFocus, useSessionFocus } from './useRouteFocus.ts';

/** The frame around every page: sidebar or drawer, the way to sign in, and the page itself. */
export function Shell() {
  // While the session ends, the page is not rendered, so that it loads nothing.
  const isLoggingOut = useLocation().state === LOGOUT;
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  useSessionFocus(main);
  useIdlePreload(POPUPS);
  const isNarrow = useIsNarrow();
  const hasLogin = useSession((session) => !session.isAuthenticated && !session.lost);
  const [asking, setAsking] = useState(false);
  const askForLogin = () => setAsking(true);

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <PageProgress />
      {isNarrow ? null : <SidebarColumn />}
      <div className={styles.column}>
        {isNarrow || hasLogin ? (
          <header className={styles.bar}>
            {isNarrow ? <NavigationDrawer /> : null}
            {hasLogin ? (
              <Button className={styles.login} size="s" variant="primary" onClick={askForLogin}>
                Login
              </Button>
            ) : null}
          </header>
        ) : null}
        <LostSession />
        <main ref={main} id="main" className={styles.main} tabIndex={-1}>
          {isLoggingOut ? <Logout /> : <Outlet />}
        </main>
      </div>
      <DialogHost />
      <PaletteHost />
      <TourHost />
      <LoginDialog open={asking} onClose={() => setAsking(false)} />
      <ScrollRestoration />
    </div>
  );
}

function SidebarColumn() {
  const collapsed = useSidebar((state) => state.collapsed);
  return (
    <div className={styles.sidebar} data-collapsed={collapsed || undefined}>
      <Sidebar collapsed={collapsed} />
      <div className={styles.edge}>
        <IconButton
          label={collapsed ? 'Expand Sidebar' : 'Collapse Sidebar'}
          aria-expanded={!collapsed}
          tooltipSide="right"
          variant="secondary"
          size="s"
          icon={collapsed ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={toggleSidebar}
        />
      </div>
    </div>
  );
}
