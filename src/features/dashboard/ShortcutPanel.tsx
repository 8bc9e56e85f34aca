import { Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Shortcut } from '#api/useShortcuts.ts';
import { KindTile } from '#library/KindTile.tsx';
import { KindTitle } from '#library/KindTitle.tsx';
import { addresses } from '#model/addresses.ts';
import { Tile } from '#ui/Tile.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import { LoadingRows } from './LoadingRows.tsx';
import styles from './RecentList.module.css';

interface ShortcutPanelProps {
  title: string;
  /** Undefined while loading. */
  shortcuts: readonly Shortcut[] | undefined;
  /** Shown if there are none. */
  empty: ReactNode;
}

/** The widths of the names in the placeholder rows, one per row. */
const LOADING = ['48%', '57%', '36%', '51%', '42%', '60%'];

/** Links to components and projects, for example the user's favourites. */
export function ShortcutPanel({ title, shortcuts, empty }: ShortcutPanelProps) {
  return (
    <DashboardPanel title={title} busy={!shortcuts}>
      {shortcuts?.length === 0 ? (
        <div className={styles.list}>{empty}</div>
      ) : (
        <ul className={styles.list}>
          {shortcuts ? (
            shortcuts.slice(0, LOADING.length).map((shortcut) => (
              <li key={shortcut.id}>
                <ShortcutLink shortcut={shortcut} />
              </li>
            ))
          ) : (
            <LoadingRows widths={LOADING} />
          )}
        </ul>
      )}
    </DashboardPanel>
  );
}

function ShortcutLink({ shortcut: { id, name, subclass, is_template } }: { shortcut: Shortcut }) {
  return (
    <Link className={styles.row} to={subclass === null ? addresses.project(id) : addresses.component(id)}>
      {subclass === null ? <Tile size="s" icon={<Folder />} /> : <KindTile subclass={subclass} size="s" />}
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>
        {subclass === null ? 'Project' : <KindTitle subclass={subclass} />}
        {is_template && ' template'}
      </span>
    </Link>
  );
}
