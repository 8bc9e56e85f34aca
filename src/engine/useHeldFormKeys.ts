import { useEffect } from 'react';
import { isPressed, KEYS } from '#model/keys.ts';

/**
 * Keeps the keys of an editor from the form behind a dialog that changes one of its values: Ctrl+S does nothing until
 * that is done, and Ctrl+Z is left to the input that has the focus.
 */
export function useHeldFormKeys(): void {
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
