import { toApiError } from '#api/ApiError.ts';
import { createView, deleteView, type SavedView, updateView } from '#api/shortcutCalls.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { notifyUndoable } from '#ui/notifyUndoable.ts';
import { toasts } from '#ui/toastStore.ts';

/** Updates a view to what its list shows now. */
export async function overwriteView(view: SavedView): Promise<void> {
  await attempt('The view was not updated', async () => {
    await updateView(view);
    toasts.add({ type: 'success', title: 'View updated', message: `“${view.name}” shows the list as it is now.` });
  });
}

/** Deletes a view; the notice offers to save it again. */
export async function removeView(view: SavedView): Promise<void> {
  const { list, name, query } = view;
  await attempt('The view was not deleted', async () => {
    await deleteView(view.id);
    const undo = () => attempt('The view was not restored', () => createView({ list, name, query }));
    notifyUndoable({ title: 'View deleted', message: `“${name}” has been removed.` }, () => void undo());
  });
}

async function attempt(title: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (thrown) {
    const notice = { title, message: toApiError(thrown).message };
    notifyActionFailure({ error: thrown, notice, retry: () => void attempt(title, act) });
  }
}
