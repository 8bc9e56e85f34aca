import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { dateAndTime } from '#ui/dateAndTime.ts';
import { timeAgo } from '#ui/timeAgo.ts';
import { LoadingRows } from './LoadingRows.tsx';
import styles from './RecentList.module.css';

interface RecentListProps<Item> {
  /** Undefined while loading. */
  items: readonly Item[] | undefined;
  to: (item: Item) => string;
  icon: (item: Item) => ReactNode;
  /** Between the name and the time. */
  detail: (item: Item) => ReactNode;
  /** Shown if there are no records. */
  empty: ReactNode;
}

interface Dated {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
}

/** The widths of the names in the placeholder rows, one per row. */
const LOADING = ['52%', '38%', '61%', '44%', '56%', '35%'];

/** The number of items that are shown. */
export const RECENT_COUNT = LOADING.length;

/** Links to the most recently changed items; the list keeps its full height while loading and with few items. */
export function RecentList<Item extends Dated>({ items, to, icon, detail, empty }: RecentListProps<Item>) {
  if (items?.length === 0) return <div className={styles.list}>{empty}</div>;
  return (
    <ul className={styles.list}>
      {items ? (
        latest(items).map((item) => (
          <li key={item.id}>
            <Link className={styles.row} to={to(item)}>
              {icon(item)}
              <span className={styles.name}>{item.name}</span>
              <span className={styles.detail}>{detail(item)}</span>
              <Changed iso={changedAt(item)} />
            </Link>
          </li>
        ))
      ) : (
        <LoadingRows widths={LOADING} />
      )}
    </ul>
  );
}

function Changed({ iso }: { iso: string }) {
  return (
    <time className={styles.time} dateTime={iso} title={dateAndTime(iso)}>
      {timeAgo(iso)}
    </time>
  );
}

function latest<Item extends Dated>(items: readonly Item[]): Item[] {
  return [...items].sort((a, b) => changedAt(b).localeCompare(changedAt(a))).slice(0, RECENT_COUNT);
}

/** Servers that send no change time leave `updated_at` empty; the creation time is used instead. */
function changedAt({ created_at, updated_at }: Dated): string {
  return updated_at || created_at;
}
