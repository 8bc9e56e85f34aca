import { toasts } from './toastStore.ts';

/** Long enough to see what was done and to reach the button by keyboard. */
const UNDO_MS = 10_000;

/** Shows that something was done, with an Undo. */
export function notifyUndoable(notice: { title: string; message?: string }, undo: () => void): void {
  toasts.add({ type: 'success', ...notice, duration: UNDO_MS, actions: [{ label: 'Undo', action: undo }] });
}
