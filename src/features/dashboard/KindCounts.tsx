import { Link } from 'react-router-dom';
import { useComponents } from '#api/useComponents.ts';
import { KindTile } from '#engine/KindTile.tsx';
import { kinds } from '#generated/kinds.ts';
import { routes } from '#model/routes.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './KindCounts.module.css';
import { Panel } from './Panel.tsx';

/** How many components there are of each kind, each the way to them. */
export function KindCounts() {
  const { data, error } = useComponents({ templates: false });
  const countOf = (kind: string) => data?.filter(({ subclass }) => subclass === kind).length;
  return (
    <Panel
      title="Components by kind"
      note={data && `${data.length.toLocaleString('en')} component(s) total`}
      busy={!data && !error}
    >
      <ul className={styles.kinds}>
        {kinds.map(({ subclass, plural }) => (
          <li key={subclass}>
            <Link className={styles.kind} to={`${routes.components}?kind=${subclass}`}>
              <KindTile subclass={subclass} size="s" />
              <span className={styles.name}>{plural}</span>
              <span className={styles.count}>
                {data || error ? countOf(subclass)?.toLocaleString('en') : <Skeleton width={16} />}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
