import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './NoticeDock.module.css';

/**
 * Renders notices below a form, at the bottom of the scroll area, so that no field moves when one appears or
 * disappears. Publishes its height as the CSS variable `--dock`, so that a focused element is scrolled clear of the
 * notices.
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
