import layout from '#ui/layout.module.css';
import { Skeleton } from '#ui/Skeleton.tsx';

/** Placeholder of a project that is loading. */
export function ProjectSkeleton() {
  return (
    <div className={layout.parts} role="status" aria-label="Loading the project...">
      <p className={layout.muted}>Loading the project...</p>
      <Skeleton height={140} />
      <Skeleton width={120} />
      <Skeleton height={220} />
    </div>
  );
}
