import { toApiError } from '#api/ApiError.ts';
import { freeName } from '#model/freeName.ts';
import type { Notice } from '#records/failures.ts';
import { notifyActionFailure } from '#records/notifyActionFailure.ts';
import { toasts } from '#ui/toastStore.ts';
import type { NameScope } from './NameScope.ts';
import { readNamesLike } from './readNamesLike.ts';

interface AtOnce<Made> {
  /** The original's name. */
  name: string;
  scope: NameScope;
  notice: Notice;
  make: (name: string) => Promise<Made>;
  onMade: (made: Made) => void;
}

/** Duplicates a record under a free name like its own, without asking for one. */
export async function duplicateAtOnce<Made>(options: AtOnce<Made>): Promise<void> {
  const { name, scope, notice, make, onMade } = options;
  try {
    const made = await make(freeName(name, new Set(await readNamesLike(scope, name)), { suffix: 'copy' }));
    toasts.add({ type: 'success', ...notice });
    onMade(made);
  } catch (thrown) {
    const failed = { title: 'Failed to duplicate', message: toApiError(thrown).message };
    notifyActionFailure({ error: thrown, notice: failed, retry: () => void duplicateAtOnce(options) });
  }
}
