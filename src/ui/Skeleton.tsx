import { joinClasses } from './joinClasses.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length; a number is in pixels. */
  width?: number | string | undefined;
  height?: number | string | undefined;
  round?: boolean | undefined;
  className?: string | undefined;
}

/** A placeholder in the shape of the content that is being loaded. */
export function Skeleton({ width = '100%', height = 12, round = false, className }: SkeletonProps) {
  return (
    <span
      className={joinClasses(styles.skeleton, round && styles.round, className)}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
