import type { components as Schemas } from '#generated/api.ts';
import { nameKey } from '#model/nameKey.ts';
import { createPause } from '#server/createPause.ts';
import type { Kinds } from '#server/kinds.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { Writers } from '#server/store/Store.ts';
import { componentTag } from './componentTag.ts';

interface UndoneUpdates {
  ownerId: string;
  kinds: Kinds;
  /** The components, each with the ETag that it had after the import. */
  updates: NonNullable<Schemas['schemas']['ImportUndo']['updates']>;
}

/**
 * Restores the revision before the import of components that it has changed, as a new revision; returns their ids.
 * Skips components that were changed or locked since, or whose former name is taken. A user's own revision stays, even
 * if an import has put a note on it.
 */
export async function revertUpdated(
  components: Writers['components'],
  { ownerId, kinds, updates }: UndoneUpdates,
): Promise<string[]> {
  const tags = new Map(updates.map(({ id, etag }) => [id, etag]));
  const pause = createPause();
  const restored: string[] = [];
  for (const one of await components.findAll({ ownerId, ids: [...tags.keys()] })) {
    const kind = kinds.get(one.subclass);
    if (kind && tags.get(one.id) === componentTag(one, kind) && (await restoreBefore(components, one)))
      restored.push(one.id);
    await pause();
  }
  return restored;
}

/** Deletes components that an import has created; returns the ids of those that no one has changed or locked since. */
export async function deleteCreated(
  components: Writers['components'],
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<string[]> {
  const pause = createPause();
  const deleted: string[] = [];
  for (const one of await components.findAll({ ownerId, ids })) {
    if (one.revision === 1 && !one.locked && (await components.delete(one))) deleted.push(one.id);
    await pause();
  }
  return deleted;
}

/** Restores the notes that components had before a run; returns their ids. */
export async function forgetNotes(
  components: Writers['components'],
  { ownerId, run, ids }: { ownerId: string; run: string | undefined; ids: readonly string[] },
): Promise<string[]> {
  const pause = createPause();
  const forgotten: string[] = [];
  for (const { id } of run === undefined ? [] : await components.findAll({ ownerId, ids })) {
    const last = await components.lastImport(id);
    if (last && last.kept.run === run && last.kept.before !== undefined) {
      await components.keepImported({ id, revision: last.revision }, last.kept.before ?? undefined);
      forgotten.push(id);
    }
    await pause();
  }
  return forgotten;
}

async function restoreBefore(components: Writers['components'], one: StoredComponent): Promise<boolean> {
  const imported = await components.keptImport(one);
  if (one.locked || !imported || imported.isNote) return false;
  const [before] = await components.revisions(one.id, { before: one.revision, limit: 1 });
  if (!before || (await isNameTaken(components, one, String(before.fields.name)))) return false;
  // Drops the stored entry, so that the next comparison starts from the one before the import.
  await components.keepImported(one, undefined);
  return (await components.update(one, before)) !== undefined;
}

async function isNameTaken(components: Writers['components'], one: StoredComponent, name: string): Promise<boolean> {
  const key = nameKey(name);
  return key !== nameKey(one.name) && (await components.nameKeys(one)).has(key);
}
