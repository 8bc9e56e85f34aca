import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from './joinClasses.ts';
import styles from './Pager.module.css';
import { pageWindow } from './pageWindow.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  /** The navigation's name for screen readers. */
  label: string;
}

/** First, previous, a window of five pages, next, last. */
export function Pager({ page, pageCount, onPage, label }: PagerProps) {
  const last = Math.max(1, pageCount);
  return (
    <nav className={styles.pager} aria-label={label}>
      <Step label="First page" icon={<ChevronsLeft />} target={1} off={page <= 1} onPage={onPage} />
      <Step label="Previous page" icon={<ChevronLeft />} target={page - 1} off={page <= 1} onPage={onPage} />
      {pageWindow({ page, pageCount: last }).map((number) => (
        <button
          key={number}
          type="button"
          className={joinClasses(styles.page, number === page && styles.current)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <Step label="Next page" icon={<ChevronRight />} target={page + 1} off={page >= last} onPage={onPage} />
      <Step label="Last page" icon={<ChevronsRight />} target={last} off={page >= last} onPage={onPage} />
    </nav>
  );
}

interface StepProps {
  label: string;
  icon: ReactNode;
  target: number;
  off: boolean;
  onPage: (page: number) => void;
}

// Not `disabled`: a button that has just brought the reader to the last page must not lose focus.
function Step({ label, icon, target, off, onPage }: StepProps) {
  return (
    <button
      type="button"
      className={styles.page}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={() => {
        if (!off) onPage(target);
      }}
    >
      {icon}
    </button>
  );
}
