import type { DraftStore } from '#model/DraftStore.ts';

/** Whether a stored component is locked and stays so; switching Locked off in its draft opens the other fields. */
export function isLocked(store: DraftStore): boolean {
  return store.original('locked') === 'true' && store.text('locked') === 'true';
}
