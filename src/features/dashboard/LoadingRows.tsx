import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './RecentList.module.css';

/** Rows that are being loaded, each with a name of one of the widths. */
export function LoadingRows({ widths }: { widths: readonly string[] }) {
  return widths.map((width) => (
    <li key={width} className={styles.row}>
      <Skeleton width={24} height={24} />
      <Skeleton width={width} />
    </li>
  ));
}
