import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './EditorSkeleton.module.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The placeholder of a form that is being loaded. */
export function EditorSkeleton() {
  return (
    <Panel as="div" className={styles.panel} role="status" aria-label="Loading the form...">
      <p className={styles.text}>Loading the form...</p>
      <div className={styles.grid}>
        {PLACES.map((place) => (
          <div key={place} className={styles.field}>
            <Skeleton width={90} height={10} />
            <Skeleton height={36} />
          </div>
        ))}
      </div>
    </Panel>
  );
}
