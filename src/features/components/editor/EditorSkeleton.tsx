import fieldGrid from '#ui/fieldGrid.module.css';
import { Panel } from '#ui/Panel.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './EditorSkeleton.module.css';

/** Placeholder of a form that is loading, laid out like its first fields. */
export function EditorSkeleton() {
  return (
    <div className={styles.groups} role="status" aria-label="Loading the form...">
      <Panel as="div" inset="form">
        <p className={styles.text}>Loading the form...</p>
        <div className={fieldGrid.grid}>
          {IDENTITY.map((place) => (
            <Field key={place} />
          ))}
          <div data-wide>
            <Field height={54} />
          </div>
        </div>
      </Panel>
      <Panel as="div" inset="form">
        <div className={styles.title}>
          <Skeleton width={110} />
        </div>
        <div className={fieldGrid.grid}>
          {COSTS.map((place) => (
            <Field key={place} />
          ))}
        </div>
      </Panel>
    </div>
  );
}

function Field({ height = 36 }: { height?: number }) {
  return (
    <div className={styles.field}>
      <Skeleton width={90} height={10} />
      <Skeleton height={height} />
    </div>
  );
}

const IDENTITY = ['name', 'currency', 'locked'];
const COSTS = ['a', 'b', 'c', 'd', 'e', 'f'];
