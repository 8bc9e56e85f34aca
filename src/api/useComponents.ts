import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { changeRead, getRead, type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type ComponentListItem = components['schemas']['ComponentListItem'] & {
  /** The server has not created it yet. */
  isPending?: true;
};

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

/** If the server does not state whether an entry is a template, the requested list decides. */
function getComponents(templates: boolean): Promise<ComponentListItem[]> {
  const query = templates ? { templates } : {};
  return unwrap(client.GET('/components/', { params: { query } }), { unstated: { is_template: templates } });
}

/** Changes a list that was read; a list that was not read stays unread. */
export function changeComponents(
  templates: boolean,
  change: (items: ComponentListItem[]) => ComponentListItem[],
): Promise<void> {
  return changeRead(componentsKey(templates), change);
}

/** Whether the list has been read. */
export function areComponentsRead(templates: boolean): boolean {
  return getRead(componentsKey(templates)) !== undefined;
}

/** What a list shows of a component. */
export function toListItem(component: ComponentListItem): ComponentListItem {
  const { id, name, subclass, is_template, locked, created_at, updated_at } = component;
  return { id, name, subclass, is_template, locked, created_at, updated_at };
}

/** Reads both lists of components again where they are shown. */
export function refetchComponents(): Promise<void> {
  return refetchReads(([resource]) => resource === 'components');
}

export function componentsKey(templates: boolean): ReadKey {
  return ['components', templates];
}
