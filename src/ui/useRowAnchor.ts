import { type RefObject, useLayoutEffect, useRef } from 'react';

interface RowAnchorOptions {
  /** All rows in order; the array changes only when they do. */
  ids: readonly string[];
  /** The ids of the rendered rows. */
  drawn: readonly string[];
  rowHeight: number;
  /** The element that scrolls, or undefined if the window does. */
  scroller: RefObject<HTMLElement | null> | undefined;
  body: RefObject<HTMLElement | null>;
  /** Identifies filters and sort order; a change starts over. Undefined never holds the rows in place. */
  view: string | undefined;
}

/** Adjusts the scroll position when rows above the visible ones are added or removed, so that these don't move. */
export function useRowAnchor({ ids, drawn, rowHeight, scroller, body, view }: RowAnchorOptions): void {
  const shown = useRef({ ids, drawn, view });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { ids, drawn, view };
    if (view === undefined || before.view !== view || before.ids === ids || !isLookedAt(body.current)) return;
    const shift = commonShift({ before: before.ids, after: ids, among: before.drawn });
    if (shift !== 0) (scroller?.current ?? window).scrollBy({ top: shift * rowHeight, behavior: 'instant' });
  });
}

/**
 * Returns whether the user is using the rows or has scrolled past the first; otherwise new rows at the top are shown.
 */
function isLookedAt(body: HTMLElement | null): boolean {
  return body !== null && (body.matches(':hover, :focus-within') || body.getBoundingClientRect().top < 0);
}

interface Shift {
  before: readonly string[];
  after: readonly string[];
  among: readonly string[];
}

/** Returns by how many places most of the rows have moved down; 0 if none of them is left. */
function commonShift({ before, after, among }: Shift): number {
  const places = new Map(after.map((id, index) => [id, index]));
  const drawn = new Set(among);
  const counts = new Map<number, number>();
  for (const [index, id] of before.entries()) {
    const place = drawn.has(id) ? places.get(id) : undefined;
    if (place !== undefined) counts.set(place - index, (counts.get(place - index) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}
