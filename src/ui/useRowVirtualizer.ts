import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many rows are rendered above and below the visible ones. */
const OVERSCAN = 10;

export interface RowVirtualizerOptions {
  count: number;
  rowHeight: number;
  /** The element that scrolls, or undefined if the window does. */
  scroller: RefObject<HTMLElement | null> | undefined;
  body: RefObject<HTMLElement | null>;
  /** A row that stays in the document at any scroll position, so that focus is not lost; -1 for no row. */
  keep: number;
}

/** Returns which rows to render, and where: `start` in pixels from the top of the body. */
export function useRowVirtualizer({ count, rowHeight, scroller, body, keep }: RowVirtualizerOptions) {
  const scrollMargin = useDistanceFromTop(body, scroller === undefined);
  const shared = {
    count,
    overscan: OVERSCAN,
    estimateSize: () => rowHeight,
    rangeExtractor: (range: Range) => withRow(defaultRangeExtractor(range), keep),
  };
  const ofWindow = useWindowVirtualizer({ ...shared, enabled: scroller === undefined, scrollMargin });
  const ofElement = useVirtualizer({
    ...shared,
    enabled: scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
  });
  const virtualizer = scroller ? ofElement : ofWindow;
  const { startIndex = 0, endIndex = -1 } = virtualizer.range ?? {};
  return {
    /** The range of the visible rows and those near them. */
    first: Math.max(0, startIndex - OVERSCAN),
    last: Math.min(count - 1, endIndex + OVERSCAN),
    height: count * rowHeight,
    items: virtualizer.getVirtualItems().map(({ index }) => ({ index, start: index * rowHeight })),
  };
}

function withRow(indexes: number[], keep: number): number[] {
  if (keep < 0 || indexes.includes(keep)) return indexes;
  return [...indexes, keep].sort((a, b) => a - b);
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
