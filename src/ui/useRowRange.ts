import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { RowRange } from './DataTableColumn.ts';

/** How many rows are rendered above and below the visible ones. */
const OVERSCAN = 10;

export interface RowRangeOptions {
  count: number;
  rowHeight: number;
  /** The element that scrolls, or undefined if the window does. */
  scroller: RefObject<HTMLElement | null> | undefined;
  body: RefObject<HTMLElement | null>;
}

/** Returns the range of the visible rows and those near them; undefined while it isn't known. */
export function useRowRange({ count, rowHeight, scroller, body }: RowRangeOptions): RowRange | undefined {
  const scrollMargin = useDistanceFromTop(body, scroller === undefined);
  const shared = {
    count,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
  };
  const ofWindow = useWindowVirtualizer({ ...shared, enabled: scroller === undefined, scrollMargin });
  const ofElement = useVirtualizer({
    ...shared,
    enabled: scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
  });
  const virtualizer = scroller ? ofElement : ofWindow;
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return first && last && { first: first.index, last: last.index };
}

function useDistanceFromTop(element: RefObject<HTMLElement | null>, enabled: boolean): number {
  const [distance, setDistance] = useState(0);
  useLayoutEffect(() => {
    if (!enabled) return;
    const measure = () => {
      if (element.current) setDistance(Math.round(element.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    // Anything that grows or is removed above the table changes the height of the page.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(document.body);
    return () => observer?.disconnect();
  }, [element, enabled]);
  return distance;
}
