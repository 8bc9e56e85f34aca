import { useEffect } from 'react';
import { usePausedFormKeys } from './usePausedFormKeys.ts';
import type { PictureTracing } from './usePictureTracing.ts';

/**
 * Makes Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y undo and redo steps in the picture instead of the form behind the dialog, and
 * Escape deselect before it closes the dialog.
 */
export function useTracingKeys({ undo, redo, select, selected }: PictureTracing): void {
  usePausedFormKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = findAction(event);
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    function findAction(event: KeyboardEvent): (() => void) | undefined {
      const key = event.key.toLowerCase();
      if (key === 'escape') return selected && (() => select(undefined));
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
      if (key === 'z') return event.shiftKey ? redo : undo;
      return key === 'y' ? redo : undefined;
    }
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [undo, redo, select, selected]);
}
