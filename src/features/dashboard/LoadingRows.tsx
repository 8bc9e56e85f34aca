import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './RecentList.module.css';

/** Placeholder rows, one per CSS width of a name. */
export function LoadingRows({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <li key={width} className={styles.row}>
      <Skeleton width={24} height={24} />
      <Skeleton width={width} />
    </li>
  ));
}
