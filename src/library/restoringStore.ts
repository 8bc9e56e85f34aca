import { create } from 'zustand';
import { findFieldErrors, isNotOffered, toApiError } from '#api/ApiError.ts';
import { restoreComponent } from '#api/componentCalls.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import { getWording } from './wording.ts';

/** The deleted component that needs another name to come back, because its own was taken in the meantime. */
export const useRestoring = create<{ item: ComponentListItem | undefined }>(() => ({ item: undefined }));

const GONE = 'It no longer exists, or this server cannot restore deleted items.';

/** Brings a deleted component back; where its name was taken in the meantime, another one is asked for. */
export async function undoDelete(item: ComponentListItem): Promise<void> {
  const { restored, restoreFailed } = getWording(item.is_template);
  try {
    await restoreComponent({ subclass: item.subclass, id: item.id });
    toasts.add({ type: 'success', ...restored });
  } catch (thrown) {
    if (findFieldErrors(thrown).name) useRestoring.setState({ item });
    else {
      const message = isNotOffered(thrown) ? GONE : toApiError(thrown).message || restoreFailed;
      const notice = { title: 'Restore failed', message };
      notifyActionFailure({ error: thrown, notice, retry: () => void undoDelete(item) });
    }
  }
}
