import type { components, operations } from '#generated/api.ts';
import { changeListing, type ListChange, type Listing } from '#model/Listing.ts';
import { changePages, type PageRange, type Pages, type Part } from '#model/Pages.ts';
import { client } from './client.ts';
import { LONG_LIST, readListing, readPart, readParts } from './readListing.ts';
import { changeRead, changeReads, getRead, type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type ComponentListItem = components['schemas']['ComponentListItem'] & {
  /** The server has not created it yet. */
  isPending?: true;
};

/** Which components to request, and in which order. */
export type ComponentQuery = Pick<
  NonNullable<operations['listComponents']['parameters']['query']>,
  | 'search'
  | 'favourites'
  | 'words'
  | 'find'
  | 'subclass'
  | 'sort'
  | 'not_in_project'
  | 'fields'
  | 'where'
  | 'sort_field'
>;

const STALE_MS = 5 * 60_000;

const reading = { staleAfter: STALE_MS, retries: 3, refetchOnFocus: true };

/** Reads the user's components, or their component templates, of every kind; the whole list unless it is long. */
export function useComponentListing({ templates }: { templates: boolean }) {
  return useRead<Listing<ComponentListItem>>({
    key: componentsKey(templates),
    read: () => getListing(templates),
    ...reading,
  });
}

/** Reads the components of a list that is not long; nothing of a long one. */
export function useComponents({ templates }: { templates: boolean }) {
  const { data, error, isLoading, mutate } = useComponentListing({ templates });
  return { data: data?.whole, isLong: data !== undefined && !data.whole, error, isLoading, mutate };
}

/** If the server does not state whether an entry is a template, the requested list decides. */
function getListing(templates: boolean): Promise<Listing<ComponentListItem>> {
  const query = { ...toForm(templates), whole_below: LONG_LIST };
  return readListing(client.GET('/components/', { params: { query } }), { unstated: { is_template: templates } });
}

/** Reads some rows of a long list. */
export function readComponents(
  templates: boolean,
  query: ComponentQuery,
  { offset, limit, cursor }: Partial<PageRange> & { limit: number },
): Promise<Part<ComponentListItem>> {
  // A page after a cursor belongs to a list whose length is already known.
  const place = cursor === undefined ? { offset: offset ?? 0, count: true } : { cursor };
  return readPart(
    client.GET('/components/', { params: { query: { ...toForm(templates), ...query, limit, ...place } } }),
  );
}

/** Reads all rows of a list; `onPart` is called with the number of rows read so far. */
export function readAllComponents(
  { templates, ...query }: ComponentQuery & { templates: boolean },
  onPart?: (ended: number) => void,
): Promise<ComponentListItem[]> {
  return readParts((range) => readComponents(templates, query, range), onPart);
}

/** Reads the components and templates with these ids; those that don't exist are left out. */
export async function getComponentsById(ids: readonly string[]): Promise<ComponentListItem[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, part) =>
    ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
  );
  const read = (part: readonly string[]) =>
    unwrap(client.GET('/components/', { params: { query: { ids: part.join(',') } } }));
  return (await Promise.all(parts.map(read))).flat();
}

const MOST_IDS = 100;

/** Reads how many components there are of each kind. */
export async function getComponentCounts(templates: boolean): Promise<ReadonlyMap<string, number>> {
  const { subclasses } = await unwrap(client.GET('/components/counts/', { params: { query: toForm(templates) } }));
  return new Map(Object.entries(subclasses));
}

/**
 * Changes the cached entries of a list; a list that is not cached stays so, and a long one gets a new entry only when
 * it is read again.
 */
export async function changeComponents(templates: boolean, change: ListChange<ComponentListItem>): Promise<void> {
  await changeRead<Listing<ComponentListItem>>(componentsKey(templates), (listing) => changeListing(listing, change));
  const isPages = ([resource, form]: ReadKey) => resource === PAGES && form === templates;
  await changeReads<Pages<ComponentListItem>>(isPages, (pages) => changePages(pages, change));
}

/** Returns the cached list; undefined if it has not been read. */
export function getReadComponents(templates: boolean): Listing<ComponentListItem> | undefined {
  return getRead(componentsKey(templates));
}

/** Returns the list entry of a component. */
export function toListItem(component: ComponentListItem): ComponentListItem {
  const { id, name, subclass, is_template, locked, created_at, updated_at } = component;
  return { id, name, subclass, is_template, locked, created_at, updated_at };
}

/** Reads everything that is shown of both lists of components again. */
export function refetchComponents(): Promise<void> {
  return refetchReads(([resource]) => resource === RESOURCE || resource.startsWith(`${RESOURCE}/`));
}

const RESOURCE = 'components';
const PAGES = `${RESOURCE}/pages`;

export function componentsKey(templates: boolean): ReadKey {
  return [RESOURCE, templates];
}

export function componentPagesKey(templates: boolean, query: ComponentQuery): ReadKey {
  return [PAGES, templates, JSON.stringify(query)];
}

function toForm(templates: boolean): { templates?: true } {
  return templates ? { templates } : {};
}
