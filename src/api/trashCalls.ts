import type { components } from '#generated/api.ts';
import type { PageRange, Part } from '#model/Pages.ts';
import { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { readPart } from './readListing.ts';
import { type ReadKey, refetchReads } from './swr.ts';
import { unwrap } from './unwrap.ts';
import { refetchComponents } from './useComponents.ts';
import { refetchProjects } from './useProjects.ts';
import { write } from './write.ts';

export type DeletedRecord = components['schemas']['DeletedRecord'];

export const TRASH = 'trash';

/** Reads some of the deleted records, the last deleted first. */
export function readTrash(
  query: { search?: string },
  { offset, limit, cursor }: Partial<PageRange> & { limit: number },
): Promise<Part<DeletedRecord>> {
  const place = cursor === undefined ? { offset: offset ?? 0, count: true } : { cursor };
  return readPart(client.GET('/trash/', { params: { query: { ...query, limit, ...place } } }));
}

export function trashPagesKey(query: { search?: string }): ReadKey {
  return [`${TRASH}/pages`, JSON.stringify(query)];
}

/** Deletes a record in the trash permanently; succeeds if it is already gone. */
export async function purgeRecord(id: string): Promise<void> {
  const purge = () => unwrap(client.DELETE('/trash/{id}/', { params: { path: { id } } }));
  await write(purge).catch((thrown: unknown) => {
    if (!(thrown instanceof ApiError && thrown.status === 404)) throw thrown;
  });
}

/** Deletes permanently the records that were deleted until this time; locked components stay. */
export function emptyTrash(until: string): Promise<void> {
  return write(() => unwrap(client.DELETE('/trash/', { params: { query: { until } } })));
}

/** Reloads the trash, and everything that shows restored records. */
export async function refreshTrash(): Promise<void> {
  void refetchComponents();
  void refetchProjects();
  await refetchReads(([resource]) => resource === TRASH || resource.startsWith(`${TRASH}/`));
}
