import { type RefObject, useEffect, useState } from 'react';

/** Returns at which sides a row that scrolls sideways hides content; updated on scrolling and resizing. */
export function useHiddenSides(row: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const [sides, setSides] = useState({ before: false, after: false });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const next = { before: scrollLeft > 1, after: scrollLeft < scrollWidth - clientWidth - 1 };
      setSides((now) => (now.before === next.before && now.after === next.after ? now : next));
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    if (content.current) observer?.observe(content.current);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer?.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [row, content]);
  return sides;
}
