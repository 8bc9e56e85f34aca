import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './NoticeDock.module.css';

/**
 * Notices below a form, which stay at the bottom of what scrolls: whenever one comes or goes, no field moves. What gets
 * the focus is scrolled clear of them.
 */
export function NoticeDock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--dock', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return (
    <div ref={dock} className={styles.dock}>
      <div className={styles.notices}>{children}</div>
    </div>
  );
}
