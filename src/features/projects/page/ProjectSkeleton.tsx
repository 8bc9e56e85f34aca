import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './ProjectPage.module.css';

/** The shape of a project that is on its way. */
export function ProjectSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading the project...">
      <p className={styles.loading}>Loading the project...</p>
      <Skeleton height={140} />
      <Skeleton width={120} />
      <Skeleton height={220} />
    </div>
  );
}
