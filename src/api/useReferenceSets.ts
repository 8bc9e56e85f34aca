import type { components } from '#generated/api.ts';
import { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type ReferenceSet = components['schemas']['ReferenceSet'];

const STALE_MS = 5 * 60_000;

/** Reads the reference sets of the installation; none if the server does not offer them. */
export function useReferenceSets() {
  return useRead({ key: ['reference'], read: readSets, staleAfter: STALE_MS, retries: 0 });
}

async function readSets(): Promise<ReferenceSet[]> {
  return unwrap(client.GET('/reference/')).catch((error: unknown) => {
    if (error instanceof ApiError && [404, 405, 501].includes(error.status)) return [];
    throw error;
  });
}
