import type { DraftStore } from '#model/DraftStore.ts';

/**
 * Returns whether a component is locked both as stored and in its draft; switching Locked off in the draft makes the
 * other fields editable.
 */
export function isLocked(store: DraftStore): boolean {
  return store.original('locked') === 'true' && store.text('locked') === 'true';
}
