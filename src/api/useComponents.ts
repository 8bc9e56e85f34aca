import { mutate } from 'swr';
import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type ComponentListItem = components['schemas']['ComponentListItem'];

const STALE_MS = 5 * 60_000;

/** The person's components, or their component templates, of every kind. */
export function useComponents({ templates }: { templates: boolean }) {
  return useRead({
    key: componentsKey(templates),
    read: () => getComponents(templates),
    staleAfter: STALE_MS,
    retries: 3,
    refetchOnFocus: true,
  });
}

/** The list that was asked for is what its entries are where the server does not say. */
function getComponents(templates: boolean): Promise<ComponentListItem[]> {
  const query = templates ? { templates } : {};
  return unwrap(client.GET('/components/', { params: { query } }), { unstated: { is_template: templates } });
}

/** Changes a list that was read, ahead of the server; a list that was not read stays unread. */
export async function changeComponents(
  templates: boolean,
  change: (items: ComponentListItem[]) => ComponentListItem[],
): Promise<void> {
  await mutate<ComponentListItem[]>(componentsKey(templates), (items) => items && change(items), { revalidate: false });
}

/** Reads both lists of components again where they are shown. */
export function refetchComponents(): Promise<void> {
  return refetchReads(([resource]) => resource === 'components');
}

function componentsKey(templates: boolean): ReadKey {
  return ['components', templates];
}
