import { type RefObject, useLayoutEffect } from 'react';
import { focusAround } from './focusAround.ts';

/**
 * Moves the focus to the page's content when an element is removed that holds it, so that keys and screen readers do not
 * start at the top of the page again.
 */
export function useKeptFocus(holder: RefObject<HTMLElement | null>): void {
  useLayoutEffect(
    () => () => {
      // The element is still in the document here, and was not yet when the effect ran.
      const { current } = holder;
      if (current?.contains(document.activeElement)) focusAround(current);
    },
    [holder],
  );
}
