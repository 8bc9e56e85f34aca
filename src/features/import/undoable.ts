import type { PlanRow } from '#model/imports/ImportPlan.ts';
import { takenChanges } from '#model/imports/rowStatus.ts';

/** A component that an import has stored, and what its undo needs to know. */
export interface Undoable {
  id: string;
  sort: 'created' | 'updated' | 'noted';
  /** The etag of an updated component. */
  etag?: string;
}

/** Returns what an import has stored for a row; empty if there is nothing to undo. */
export function toUndoable(row: PlanRow): Undoable[] {
  const { storedId: id, storedTag: etag, known } = row;
  if (id === undefined) return [];
  if (!known) return [{ id, sort: 'created' }];
  if (etag === undefined) return [{ id, sort: 'noted' }];
  return takenChanges(row).length > 0 ? [{ id, sort: 'updated', etag }] : [];
}

/** Returns the body of the call that undoes these. */
export function toUndoBody(items: readonly Undoable[]) {
  const list = (sort: Undoable['sort']) => items.filter((one) => one.sort === sort).map(({ id }) => id);
  const updates = items.flatMap(({ id, etag }) => (etag === undefined ? [] : [{ id, etag }]));
  return { ids: list('created'), updates, notes: list('noted') };
}
