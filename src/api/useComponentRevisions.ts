import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Revision = components['schemas']['Revision'];

/** Reads every saved version of a component, newest first; again each time that they are shown. */
export function useComponentRevisions(path: { subclass: string; id: string }) {
  return useRead({
    key: ['component-revisions', path.subclass, path.id],
    read: () => unwrap(client.GET('/components/{subclass}/{id}/revisions/', { params: { path } })),
    staleAfter: 0,
  });
}
