import { useEffect } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
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
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 's' && onSave) onSave();
      else if (key === 'z' && event.shiftKey) store.redo();
      else if (key === 'z') store.undo();
      else if (key === 'y') store.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isUppermost, store, onSave]);
}
