import { toasts } from './toastStore.ts';

/** In ms; long enough to see what was done and to reach the button by keyboard. */
const UNDO_MS = 10_000;

/** Shows a success notice with an Undo button. */
export function notifyUndoable(notice: { title: string; message?: string }, undo: () => void): void {
  toasts.add({ type: 'success', ...notice, duration: UNDO_MS, actions: [{ label: 'Undo', action: undo }] });
}
