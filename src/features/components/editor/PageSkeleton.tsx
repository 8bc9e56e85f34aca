import type { ReactNode } from 'react';
import { Skeleton } from '#ui/Skeleton.tsx';
import editor from './ComponentEditor.module.css';
import styles from './PageSkeleton.module.css';

/** The page of a component before it is loaded: header, tabs and, as children, the placeholder of the form. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={editor.editor}>
      <div className={styles.head} aria-hidden="true">
        <Skeleton width={32} height={32} />
        <div className={styles.names}>
          <Skeleton width={180} height={16} />
          <Skeleton width={140} />
        </div>
        <span className={styles.buttons}>
          <Skeleton width={224} height={32} />
        </span>
      </div>
      <div className={styles.tabs} aria-hidden="true">
        <Skeleton width={96} />
        <Skeleton width={96} />
      </div>
      <div className={editor.content}>
        <div className={editor.panel}>{children}</div>
      </div>
    </div>
  );
}
