import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

const STALE_MS = 60_000;

/** Reads the projects that use a component; nothing until both kind and id are known. */
export function useComponentProjects({ subclass, id }: { subclass: string | undefined; id: string | undefined }) {
  return useRead({
    key: subclass && id ? ['component-projects', subclass, id] : undefined,
    read: () => getComponentProjects({ subclass: subclass ?? '', id: id ?? '' }),
    staleAfter: STALE_MS,
    retries: 2,
    refetchOnFocus: false,
  });
}

/** Reads the projects that use a component, by name. */
export function getComponentProjects({ subclass, id }: { subclass: string; id: string }) {
  return unwrap(client.GET('/components/{subclass}/{id}/projects/', { params: { path: { subclass, id } } }));
}
