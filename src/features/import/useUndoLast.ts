import { useEffect, useRef, useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import { IMPORT_SLICE, undoImport } from '#api/importCalls.ts';
import { refetchComponents } from '#api/useComponents.ts';
import { keepLastRun, type LastRun } from './lastRunStore.ts';
import { RunCalls } from './RunCalls.ts';
import { toUndoBody } from './undoable.ts';
import type { Undone } from './undoneText.ts';

interface UndoState {
  ended: number;
  total: number;
}

/** Undoes an import whose page was left, in slices; what is not undone yet can be undone again. */
export function useUndoLast() {
  const [run, setRun] = useState<UndoState>();
  const [end, setEnd] = useState<Undone & { failure: string | undefined }>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  async function undo(last: LastRun) {
    const calls = new RunCalls(last.title, last);
    const done = { created: 0, updated: 0, noted: 0 };
    let failure: string | undefined;
    let left = last.items;
    setEnd(undefined);
    for (let at = 0; at < last.items.length && !isGone.current; at += IMPORT_SLICE) {
      setRun({ ended: at, total: last.items.length });
      try {
        const slice = last.items.slice(at, at + IMPORT_SLICE);
        const { deleted, restored, forgotten } = await calls.send(toUndoBody(slice), undoImport);
        done.created += deleted.length;
        done.updated += restored.length;
        done.noted += forgotten.length;
        left = left.slice(slice.length);
        keepLastRun({ ...last, next: calls.next, items: left });
      } catch (error) {
        failure = toApiError(error).message;
        break;
      }
    }
    void refetchComponents();
    const others = last.items.length - left.length - done.created - done.updated - done.noted;
    setRun(undefined);
    setEnd({ ...done, others, failure });
  }

  return { run, end, undo };
}
