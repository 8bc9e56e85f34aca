import type { DraftStore } from './DraftStore.ts';

/** Whether the record is stored as locked and the draft leaves it so: nothing but the lock may then be changed. */
export function isLocked(store: DraftStore): boolean {
  return store.original('locked') === 'true' && store.text('locked') === 'true';
}
