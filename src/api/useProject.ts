import { mutate } from 'swr';
import { isNotOffered } from './ApiError.ts';
import { client } from './client.ts';
import { getRead, type ReadKey, useRead } from './swr.ts';
import { unwrap, unwrapTagged } from './unwrap.ts';
import { getProjects, type Project } from './useProjects.ts';

/** A project and the ETag of its version; changes are sent with that tag. */
export interface TaggedProject {
  project: Project;
  etag: string | undefined;
}

export function useProject(id: string) {
  return useRead({ key: projectKey(id), read: () => getProject(id) });
}

/** Reads a project; if the server offers no call for a single one, finds it in the lists, without an ETag. */
export async function getProject(id: string): Promise<TaggedProject> {
  try {
    const { data, etag } = await unwrapTagged(client.GET('/projects/{id}/', { params: { path: { id } } }));
    // The requested id counts, whatever the response has.
    return { project: { ...data, id }, etag };
  } catch (thrown) {
    const listed = isNotOffered(thrown) ? await findListed(id) : undefined;
    if (!listed) throw thrown;
    return { project: listed, etag: undefined };
  }
}

/** Finds the project in the lists, for servers that offer no call for a single one. */
async function findListed(id: string): Promise<Project | undefined> {
  const lists = await Promise.all([getProjects(false), getProjects(true)]).catch(() => []);
  return lists.flat().find((project) => project.id === id);
}

/** Returns a project as it was read last. */
export function getReadProject(id: string): TaggedProject | undefined {
  return getRead(projectKey(id));
}

/** Caches a version of the project, so that every screen shows it. */
export async function keepProject(tagged: TaggedProject): Promise<void> {
  await mutate<TaggedProject>(projectKey(tagged.project.id), tagged, { revalidate: false });
}

/** Drops the cached project. */
export async function forgetProject(id: string): Promise<void> {
  await mutate(projectKey(id), undefined, { revalidate: false });
}

/** Reads the results of a project, newest first. */
export function useProjectResults(id: string) {
  return useRead({
    key: ['project-results', id],
    read: () => unwrap(client.GET('/projects/{id}/results/', { params: { path: { id } } })),
  });
}

function projectKey(id: string): ReadKey {
  return ['project', id];
}
