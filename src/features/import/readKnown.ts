import { isNotOffered } from '#api/ApiError.ts';
import { listImported } from '#api/importCalls.ts';
import type { ImportPlan } from '#model/imports/ImportPlan.ts';
import type { KnownComponent } from '#model/imports/KnownRow.ts';
import { matchRows } from '#model/imports/matchRows.ts';
import { toSetName } from '#model/imports/planBody.ts';
import type { Kind } from '#model/Kind.ts';
import { findEmptyObjects, flattenRecord } from '#model/nestedRecord.ts';
import { createFramePause } from './createFramePause.ts';

/** Reads the components that earlier imports have created with a mapping, oldest first. */
export async function readKnown(mapping: string, { definition }: Kind): Promise<KnownComponent[]> {
  // A server without this call has no imports either.
  const all = await listImported(toSetName(mapping)).catch((error: unknown) => {
    if (isNotOffered(error)) return [];
    throw error;
  });
  return all
    .filter(({ subclass }) => subclass === definition.id)
    .map(({ id, etag, name, locked, entry, values, imported, run }) => ({
      ...{ id, etag, name, locked, entry, run },
      values: { ...flattenRecord(definition, values), ...findEmptyObjects(definition, values) },
      imported: flattenRecord(definition, imported),
    }));
}

/** Matches the rows with the components that were created from them, pausing so that the page can be drawn. */
export function matchInSlices(rows: ImportPlan['rows'], components: readonly KnownComponent[], kind: Kind) {
  return matchRows(rows, components, { kind, pause: createFramePause() });
}
