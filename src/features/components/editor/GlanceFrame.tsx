import { Suspense, useEffect, useId, useState } from 'react';
import { afterIdle } from '#ui/afterIdle.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { GlanceProps } from '../glance/Glance.tsx';
import styles from './GlanceFrame.module.css';

const Glance = lazyPart(async () => (await import('../glance/Glance.tsx')).Glance);

/** The overview beside the form on wide pages; its space is reserved, and its content loads once the page is idle. */
export function GlanceRail(props: GlanceProps) {
  const titleId = useId();
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => afterIdle(() => setIsIdle(true)), []);
  return (
    <aside className={styles.rail} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        At a glance
      </h2>
      {isIdle ? <Contents {...props} /> : <Waiting />}
    </aside>
  );
}

/** The overview below the form on narrow pages; its content loads when it is opened. */
export function GlanceSection(props: GlanceProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.section} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>At a glance</h2>
      </summary>
      {isOpen && (
        <div className={styles.contents}>
          <Contents {...props} />
        </div>
      )}
    </details>
  );
}

function Contents(props: GlanceProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <Glance {...props} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      <Skeleton width="70%" />
      <Skeleton height={40} />
      <Skeleton width="50%" />
    </div>
  );
}
