import { useEffect } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { isPressed, KEYS } from '#model/keys.ts';
import { useLayer } from './layerStore.ts';

/**
 * Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) walk the form's history, also from inside an input. A dialog's
 * editor takes the keys from the one below it.
 */
export function useEditorKeys({ store, onSave }: { store: DraftStore; onSave?: (() => void) | undefined }): void {
  const isUppermost = useLayer();
  useEffect(() => {
    if (!isUppermost) return;
    const onKey = (event: KeyboardEvent) => {
      if (isPressed(event, KEYS.save) && onSave) onSave();
      else if (isPressed(event, KEYS.redo)) store.redo();
      else if (isPressed(event, KEYS.undo)) store.undo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isUppermost, store, onSave]);
}
