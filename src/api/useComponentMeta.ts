import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

/** What the server knows of a kind's fields; one try only, for a form does without it. */
export function useComponentMeta({ subclass }: { subclass: string | undefined }) {
  return useRead({
    key: subclass ? ['component-meta', subclass] : undefined,
    read: () => unwrap(client.GET('/components/meta/{subclass}/', { params: { path: { subclass: subclass ?? '' } } })),
    retries: 0,
  });
}
