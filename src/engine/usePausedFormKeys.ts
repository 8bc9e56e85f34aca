import { useEffect } from 'react';
import { isPressed, KEYS } from '#model/keys.ts';

/**
 * Keeps the shortcuts of the form from working while a dialog over it changes one of its values: Ctrl+S does nothing,
 * and undo and redo are left to the focused input.
 */
export function usePausedFormKeys(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = isPressed(event, KEYS.save);
      if (!isSave && !isPressed(event, KEYS.undo) && !isPressed(event, KEYS.redo)) return;
      event.stopPropagation();
      if (isSave) event.preventDefault();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, []);
}
