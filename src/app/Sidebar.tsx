import { LogIn, LogOut, Search, Trash2, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { productName } from '#api/env.ts';
import { askForSignIn, useSession } from '#api/sessionStore.ts';
import { addresses } from '#model/addresses.ts';
import { KEYS } from '#model/keys.ts';
import layout from '#ui/layout.module.css';
import { Tooltip } from '#ui/Tooltip.tsx';
import { EntryLink } from './EntryLink.tsx';
import { KeyCombination } from './KeyCombination.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LOGOUT } from './Logout.tsx';
import { openPalette } from './paletteStore.ts';
import styles from './Sidebar.module.css';
import { SidebarEntry } from './SidebarEntry.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useNavigation } from './useNavigation.ts';

interface SidebarProps {
  /** Icons only. */
  collapsed: boolean;
}

const TRASH = { title: 'Trash', to: addresses.trash, icon: Trash2 };
const LOGIN = { title: 'Login', to: addresses.login, icon: LogIn };

/** The links to every section, and who is signed in. */
export function Sidebar({ collapsed }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label="Main" data-collapsed={collapsed || undefined}>
      <Link className={styles.brand} to={addresses.dashboard} aria-label={productName}>
        <img src="/favicon.svg" alt="" width={22} height={22} />
        {collapsed ? null : <span>{productName}</span>}
      </Link>
      <SearchButton collapsed={collapsed} />
      <ul className={styles.entries}>
        {useNavigation().map((entry) => (
          <li key={entry.to}>
            <SidebarEntry entry={entry} collapsed={collapsed} />
          </li>
        ))}
      </ul>
      <Account collapsed={collapsed} />
    </nav>
  );
}

function SearchButton({ collapsed }: SidebarProps) {
  return (
    <Tooltip content="Search..." side="right" disabled={!collapsed}>
      <button
        type="button"
        className={styles.search}
        aria-label="Search..."
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        data-leaves=""
        onClick={openPalette}
      >
        <Search aria-hidden="true" />
        {collapsed ? null : (
          <>
            <span>Search...</span>
            <KeyCombination keys={KEYS.palette.keys[0]} />
          </>
        )}
      </button>
    </Tooltip>
  );
}

function Account({ collapsed }: SidebarProps) {
  const { isAuthenticated, lost, username } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The page is left first, so that it can ask about unsaved work while there is still a session to save it in.
  const logOut = () => navigate(addresses.dashboard, { state: LOGOUT });
  return (
    <div className={styles.account}>
      {isAuthenticated ? <EntryLink entry={TRASH} collapsed={collapsed} /> : null}
      {isAuthenticated ? (
        <Tooltip content={username} side="right">
          <Link
            className={styles.username}
            to={addresses.profile}
            aria-current={pathname === addresses.profile ? 'page' : undefined}
            data-active={pathname === addresses.profile || undefined}
          >
            <User aria-hidden="true" />
            <span className={collapsed ? layout.hidden : styles.name}>{username}</span>
          </Link>
        </Tooltip>
      ) : null}
      <div className={styles.foot}>
        {isAuthenticated ? (
          <AccountButton label="Logout" icon={<LogOut />} collapsed={collapsed} onClick={logOut} />
        ) : lost ? (
          // A link to another page would lose the content of this one.
          <AccountButton label="Login" icon={<LogIn />} collapsed={collapsed} onClick={askForSignIn} />
        ) : (
          <EntryLink entry={LOGIN} collapsed={collapsed} state={{ from: pathname + search }} />
        )}
        <LanguageMenu />
        <ThemeToggle />
      </div>
    </div>
  );
}

interface AccountButtonProps {
  label: string;
  icon: ReactNode;
  collapsed: boolean;
  onClick: () => void;
}

function AccountButton({ label, icon, collapsed, onClick }: AccountButtonProps) {
  return (
    <Tooltip content={label} side="right" disabled={!collapsed}>
      <button type="button" className={styles.entry} aria-label={label} data-leaves="" onClick={onClick}>
        {icon}
        {collapsed ? null : <span>{label}</span>}
      </button>
    </Tooltip>
  );
}
