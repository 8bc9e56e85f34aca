import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus, when a dialog closes whose opener was removed, to the table row that replaces it, else to the page.
 * Returns whether the opener still exists.
 */
export function useReturnFocus(open: boolean): RefObject<() => boolean> {
  const isOpenerThere = useRef<() => boolean>(() => true);
  useLayoutEffect(() => {
    if (!open) return;
    const opener = document.activeElement;
    const table = opener?.closest('table');
    isOpenerThere.current = () => opener?.isConnected === true;
    return () => {
      // After the dialog has closed and other controls had their chance to take the focus.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const row = table?.isConnected ? table.querySelector<HTMLElement>('tr[tabindex="0"]') : undefined;
        (row ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
      });
    };
  }, [open]);
  return isOpenerThere;
}
