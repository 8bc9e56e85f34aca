import { findFieldErrors, isNotOffered, toApiError } from '#api/ApiError.ts';
import { counted } from '#model/counted.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import type { BulkTask } from './BulkTask.ts';
import type { Restorable } from './Restorable.ts';
import { useRestoring } from './restoringStore.ts';

const GONE = "It no longer exists, or this server can't restore deleted items.";

/** Restores a deleted record; if its name has been taken in the meantime, asks for another one. */
export async function restore(item: Restorable): Promise<void> {
  try {
    await item.restore({});
    toasts.add({ type: 'success', ...item.restored });
  } catch (thrown) {
    if (askForName(item, thrown)) return;
    const message = isNotOffered(thrown) ? GONE : toApiError(thrown).message || item.restoreFailed;
    const notice = { title: 'Restore failed', message };
    notifyActionFailure({ error: thrown, notice, retry: () => void restore(item) });
  }
}

interface RestoreMany {
  items: readonly Restorable[];
  noun: string;
  settle: () => Promise<void>;
}

/** Creates the task that restores many deleted records; asks for another name for each whose own has been taken. */
export function createRestoreTask({ items, noun, settle }: RestoreMany): BulkTask<Restorable> {
  return {
    doing: 'Restoring',
    doneText: (count) => `${counted(count, noun)} restored`,
    items,
    run: (item) => item.restore({ isOneOfMany: true }),
    settle,
    handleFailure: askForName,
  };
}

function askForName(item: Restorable, error: unknown): boolean {
  if (!findFieldErrors(error).name) return false;
  useRestoring.setState(({ waiting }) => ({ waiting: [...waiting, item] }));
  return true;
}
