import { Link } from 'react-router-dom';
import { useComponentCounts } from '#api/useComponentCounts.ts';
import { KindTile } from '#library/KindTile.tsx';
import { mostUsed } from '#library/manyKinds.ts';
import { useKindSummaries } from '#library/useKindSummaries.ts';
import { addresses } from '#model/addresses.ts';
import layout from '#ui/layout.module.css';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';
import styles from './RecentList.module.css';

/** The number of components of each kind, linked to the list; if there are many kinds, only the most used ones. */
export function KindCounts() {
  const { data, error } = useComponentCounts({ templates: false });
  const total = data && [...data.values()].reduce((sum, count) => sum + count, 0);
  const countKind = (kind: string) => data && (data.get(kind) ?? 0);
  return (
    <DashboardPanel
      title="Components by kind"
      note={total === undefined ? undefined : `${total.toLocaleString('en')} component(s) total`}
      busy={!data && !error}
    >
      <ul className={styles.counts}>
        {mostUsed(useKindSummaries(), data).map(({ subclass, plural }) => (
          <li key={subclass}>
            <Link className={styles.row} to={`${addresses.components}?kind=${subclass}`}>
              <KindTile subclass={subclass} size="s" />
              <span className={styles.name}>{plural}</span>
              <span className={layout.muted}>
                {data || error ? countKind(subclass)?.toLocaleString('en') : <Skeleton width={16} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  );
}
