import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './ScrollRow.module.css';
import { useHiddenSides } from './useHiddenSides.ts';

export interface ScrollRowProps {
  /** What the row holds, in the plural, for the buttons' names. */
  label: string;
  /** The `data-item` of the chosen control; a newly chosen one is scrolled into view. */
  current: string;
  /** Controls on one line, each with its `data-item`; the Tab key leads through them. */
  children: ReactNode;
}

/**
 * A row of controls that scrolls sideways if it is longer than its space, with a button at each side that hides some.
 */
export function ScrollRow({ label, current, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { before, after } = useHiddenSides(row, track);

  useEffect(() => {
    const show = () => row.current && showItem(row.current, current);
    show();
    // An item that grows, for instance by a count, moves the items after it.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(show);
    if (track.current) observer?.observe(track.current);
    return () => observer?.disconnect();
  }, [current]);

  const scroll = (sign: 1 | -1) => row.current?.scrollBy({ left: sign * row.current.clientWidth * STEP });
  return (
    <div className={styles.frame} data-before={before || undefined} data-after={after || undefined}>
      <div ref={row} className={styles.row}>
        <div ref={track} className={styles.track}>
          {children}
        </div>
      </div>
      {/* With the keyboard, moving the focus scrolls the row. */}
      {before && (
        <span className={joinClasses(styles.button, styles.back)}>
          <IconButton
            size="s"
            tabIndex={-1}
            label={`Previous ${label}`}
            icon={<ChevronLeft />}
            onClick={() => scroll(-1)}
          />
        </span>
      )}
      {after && (
        <span className={joinClasses(styles.button, styles.on)}>
          <IconButton
            size="s"
            tabIndex={-1}
            label={`More ${label}`}
            icon={<ChevronRight />}
            onClick={() => scroll(1)}
          />
        </span>
      )}
    </div>
  );
}

/** The part of the row's width by which a press scrolls. */
const STEP = 0.7;
/** Pixels at each side that fade out or lie below a button. */
const EDGE = 68;

function showItem(row: HTMLElement, id: string): void {
  const item = row.querySelector(`[data-item="${CSS.escape(id)}"]`);
  if (!item) return;
  const [place, bounds] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
  const hiddenBefore = bounds.left + EDGE - place.left;
  const hiddenAfter = place.right - bounds.right + EDGE;
  if (hiddenBefore > 0) row.scrollBy({ left: -hiddenBefore });
  else if (hiddenAfter > 0) row.scrollBy({ left: hiddenAfter });
}
