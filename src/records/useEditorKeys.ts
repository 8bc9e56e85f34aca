import { useEffect, useRef } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';

/** Ctrl+S saves; Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) walk the form's history, also from inside an input. */
export function useEditorKeys({ store, onSave }: { store: DraftStore; onSave?: (() => void) | undefined }): void {
  const self = useRef({});
  useEffect(() => {
    const editor = self.current;
    editors.push(editor);
    return () => void editors.splice(editors.indexOf(editor), 1);
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog above the page has the keys to itself.
      if (editors.at(-1) !== self.current) return;
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
  }, [store, onSave]);
}

/** The editors on the screen, the uppermost last. */
const editors: object[] = [];
