import type { components as Schemas } from '#generated/api.ts';
import { getStatus, type ImportEntry, isReused } from '#library/import/ImportEntry.ts';

type ProjectImport = Schemas['schemas']['ProjectImport'];
type ImportedAsset = Schemas['schemas']['ImportedAsset'];

export interface ProjectFields {
  name: string;
  description: string;
  is_template: boolean;
}

/** Returns the body of the call that creates a project from the included entries. */
export function importBody(project: ProjectFields, entries: readonly ImportEntry[]): ProjectImport {
  const created = findCreated(entries);
  return {
    ...project,
    components: created.flatMap(({ draft }) =>
      draft ? [{ ...draft.kept, ...draft.store.payload(), subclass: draft.store.definition.id }] : [],
    ),
    assets: entries.flatMap((entry) => toAsset(entry, created) ?? []),
  };
}

/** Returns the entries that become new components, in the order in which the call lists them. */
export function findCreated(entries: readonly ImportEntry[]): ImportEntry[] {
  return entries.filter((entry) => entry.draft && entry.isIncluded && !isReused(entry));
}

/** Returns whether an entry blocks the import; an entry of an unknown kind does not, since it is left out. */
export function isBlocking(entry: ImportEntry): boolean {
  const status = getStatus(entry);
  return status === 'faulty' || (status === 'unreadable' && !entry.isUnknownKind);
}

function toAsset(entry: ImportEntry, created: readonly ImportEntry[]): ImportedAsset | undefined {
  const { asset, draft, origin, deletedKind, namesake, isIncluded } = entry;
  if (!asset || !isIncluded) return undefined;
  const count = Number(asset.store.values().count);
  if (deletedKind !== undefined) return { name: origin, subclass: deletedKind, count };
  if (!draft) return undefined;
  const { id: subclass } = draft.store.definition;
  if (namesake && isReused(entry)) return { name: namesake.name, subclass, count, component_id: namesake.id };
  return { name: draft.name.trim(), subclass, count, component: created.indexOf(entry) };
}
