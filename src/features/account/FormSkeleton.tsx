import type { FormDefinition } from '#model/FormDefinition.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './FormSkeleton.module.css';

/** Placeholder of a form that is loading, with one block per field. */
export function FormSkeleton({ definition }: { definition: FormDefinition }) {
  return (
    <div className={styles.fields} role="status" aria-label="Loading the form">
      {Object.keys(definition.fields).map((name) => (
        <div key={name} className={styles.field}>
          <Skeleton width={90} />
          <Skeleton height={36} />
        </div>
      ))}
    </div>
  );
}
