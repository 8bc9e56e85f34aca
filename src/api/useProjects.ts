import type { components, operations } from '#generated/api.ts';
import { changeListing, type ListChange, type Listing } from '#model/Listing.ts';
import { changePages, type PageRange, type Pages, type Part } from '#model/Pages.ts';
import { client } from './client.ts';
import { LONG_LIST, readListing, readPart, readParts } from './readListing.ts';
import { changeRead, changeReads, getRead, type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Project = components['schemas']['Project'];

/** Which projects to request, and in which order. */
export type ProjectQuery = Pick<
  NonNullable<operations['listProjects']['parameters']['query']>,
  'search' | 'favourites' | 'has_results' | 'sort'
>;

/** Reads the user's projects, or their project templates, newest first; the whole list unless it is long. */
export function useProjectListing({ templates }: { templates: boolean }) {
  return useRead<Listing<Project>>({
    key: projectsKey(templates),
    read: () => getListing(templates),
    retries: 3,
    refetchOnFocus: true,
  });
}

/** Reads the projects of a list that is not long; nothing of a long one. */
export function useProjects({ templates }: { templates: boolean }) {
  const { data, error, isLoading, mutate } = useProjectListing({ templates });
  return { data: data?.whole, isLong: data !== undefined && !data.whole, error, isLoading, mutate };
}

async function getListing(templates: boolean): Promise<Listing<Project>> {
  const query = { ...toForm(templates), whole_below: LONG_LIST };
  const listing = await readListing(client.GET('/projects/', { params: { query } }));
  if (!listing.whole) return listing;
  const whole = ofForm(listing.whole, templates);
  return { ...listing, whole, total: whole.length };
}

/** Reads all projects, or all project templates. */
export async function getProjects(templates: boolean): Promise<readonly Project[]> {
  return ofForm(await unwrap(client.GET('/projects/', { params: { query: toForm(templates) } })), templates);
}

/** A server without project templates returns its projects, whatever the query. */
function ofForm(projects: readonly Project[], templates: boolean): readonly Project[] {
  return projects.every((project) => project.is_template === templates)
    ? projects
    : projects.filter((project) => project.is_template === templates);
}

/** Reads some rows of a long list. */
export function readProjects(
  templates: boolean,
  query: ProjectQuery,
  { offset, limit, cursor }: Partial<PageRange> & { limit: number },
): Promise<Part<Project>> {
  // A page after a cursor belongs to a list whose length is already known.
  const place = cursor === undefined ? { offset: offset ?? 0, count: true } : { cursor };
  return readPart(client.GET('/projects/', { params: { query: { ...toForm(templates), ...query, limit, ...place } } }));
}

/** Reads all rows of a list. */
export function readAllProjects({ templates, ...query }: ProjectQuery & { templates: boolean }): Promise<Project[]> {
  return readParts((range) => readProjects(templates, query, range));
}

/**
 * Changes the cached entries of a list; a list that is not cached stays so, and a long one gets a new entry only when
 * it is read again.
 */
export async function changeProjects(templates: boolean, change: ListChange<Project>): Promise<void> {
  await changeRead<Listing<Project>>(projectsKey(templates), (listing) => changeListing(listing, change));
  const isPages = ([resource, form]: ReadKey) => resource === PAGES && form === templates;
  await changeReads<Pages<Project>>(isPages, (pages) => changePages(pages, change));
}

/** Returns the cached list; undefined if it has not been read. */
export function getReadProjects(templates: boolean): Listing<Project> | undefined {
  return getRead(projectsKey(templates));
}

/**
 * Repeats the reads about projects, and about which of them use a component, where they are shown; except those of the
 * id `without`.
 */
export function refetchProjects({ without }: { without?: string } = {}): Promise<void> {
  return refetchReads(
    ([resource, ...parts]) =>
      (resource.startsWith('project') || resource === 'component-projects') &&
      (without === undefined || !parts.includes(without)),
  );
}

const RESOURCE = 'projects';
const PAGES = `${RESOURCE}/pages`;

export function projectsKey(templates: boolean): ReadKey {
  return [RESOURCE, templates];
}

export function projectPagesKey(templates: boolean, query: ProjectQuery): ReadKey {
  return [PAGES, templates, JSON.stringify(query)];
}

function toForm(templates: boolean): { templates?: true } {
  return templates ? { templates } : {};
}
