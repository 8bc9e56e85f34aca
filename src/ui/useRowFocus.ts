import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

interface RowFocusOptions {
  ids: readonly string[];
  body: RefObject<HTMLElement | null>;
  rowHeight: number;
}

/** Makes one row the tab stop; arrows, Page Up and Down, Home and End move focus between rows. */
export function useRowFocus({ ids, body, rowHeight }: RowFocusOptions) {
  const [active, setActiveRow] = useState<{ id: string; index: number }>();
  const wanted = useRef<string>(undefined);
  const isHeld = useRef(false);
  const found = active === undefined ? 0 : ids.indexOf(active.id);
  // After a row is removed, the row now at its place becomes active.
  const activeIndex = found >= 0 ? found : Math.min(active?.index ?? 0, ids.length - 1);
  const isGone = found < 0;
  const setActive = useCallback((id: string, index: number) => {
    isHeld.current = true;
    setActiveRow({ id, index });
  }, []);

  useLayoutEffect(() => {
    if (!isGone) return;
    const id = ids[activeIndex];
    if (id === undefined) return;
    if (isHeld.current && document.activeElement === document.body) wanted.current = id;
    setActiveRow({ id, index: activeIndex });
  }, [isGone, ids, activeIndex]);

  // A row far away is rendered first, because it is active, and only then takes focus, which scrolls to it.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const row = [...(body.current?.children ?? [])].find(
      (child) => child.getAttribute('data-row-id') === wanted.current,
    );
    wanted.current = undefined;
    if (row instanceof HTMLElement) row.focus();
  });

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (!(event.target instanceof HTMLElement) || event.target.dataset.rowId === undefined) return;
      const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 3);
      const target = targetIndex({ key: event.key, from: ids.indexOf(event.target.dataset.rowId), page });
      if (target === undefined) return;
      event.preventDefault();
      const index = Math.min(Math.max(target, 0), ids.length - 1);
      const id = ids[index];
      if (id === undefined) return;
      wanted.current = id;
      setActive(id, index);
    },
    [ids, rowHeight, setActive],
  );

  const onBlur = useCallback(({ relatedTarget }: FocusEvent) => {
    // A focused row that is removed blurs without a related target.
    if (relatedTarget) isHeld.current = false;
  }, []);

  return { activeIndex: ids.length === 0 ? -1 : activeIndex, setActive, onKeyDown, onBlur };
}

function targetIndex({ key, from, page }: { key: string; from: number; page: number }): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + page;
    case 'PageUp':
      return from - page;
    case 'Home':
      return 0;
    case 'End':
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}
