import { type RefObject, useLayoutEffect, useRef } from 'react';

interface RowFocus<List> {
  list: RefObject<List | null>;
  /** Focuses the first element that matches, as soon as it is rendered. */
  focusLater: (selector: string) => void;
}

/** Moves the focus inside a list whose rows are re-rendered. */
export function useRowFocus<List extends HTMLElement = HTMLElement>(): RowFocus<List> {
  const list = useRef<List>(null);
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const found = list.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = undefined;
    found.focus();
  });
  return {
    list,
    focusLater: (selector) => {
      wanted.current = selector;
    },
  };
}
