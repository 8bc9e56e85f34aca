import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { readPart, readParts } from './readListing.ts';
import { withRetry } from './retryPolicy.ts';
import { unwrap } from './unwrap.ts';

type Schemas = components['schemas'];

/** The outcome of one of several components that were sent together. */
export type ImportResult = Schemas['ImportedComponents']['results'][number];

/** How many components one call sends; few enough that the user's other calls are served in between. */
export const IMPORT_SLICE = 200;

/** Lists the components that were created from one set, with its entries for them. */
export function listImported(set: string): Promise<Schemas['ImportedComponent'][]> {
  return readParts((range) => readPart(client.GET('/imports/', { params: { query: { set, ...range } } })));
}

/** Identifies a call of an import run. */
export interface RunPart {
  run: string;
  part: number;
}

/** Creates and changes components; each is stored or rejected on its own. The caller reloads the lists. */
export async function importComponents(body: Schemas['ComponentsImport'] & RunPart): Promise<ImportResult[]> {
  return (await withRetry(() => unwrap(client.POST('/imports/', { body })), { backoff: true })).results;
}

/**
 * Undoes an import except for what has been changed since; returns the ids of deleted, restored and forgotten entries.
 */
export async function undoImport(
  body: Schemas['ImportUndo'] & RunPart,
): Promise<{ deleted: string[]; restored: string[]; forgotten: string[] }> {
  return withRetry(() => unwrap(client.POST('/imports/undo/', { body })), { backoff: true });
}
