import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { changeRead, getRead, type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Project = components['schemas']['Project'];

/** The person's projects, or their project templates, newest first. */
export function useProjects({ templates }: { templates: boolean }) {
  return useRead({
    key: projectsKey(templates),
    read: () => getProjects(templates),
    retries: 3,
    refetchOnFocus: true,
  });
}

/** A server without project templates answers with its projects, whatever is asked. */
export async function getProjects(templates: boolean): Promise<Project[]> {
  const query = templates ? { templates } : {};
  const projects = await unwrap(client.GET('/projects/', { params: { query } }));
  return projects.every((project) => project.is_template === templates)
    ? projects
    : projects.filter((project) => project.is_template === templates);
}

/** Changes a list that was read; a list that was not read stays unread. */
export function changeProjects(templates: boolean, change: (projects: Project[]) => Project[]): Promise<void> {
  return changeRead(projectsKey(templates), change);
}

/** Whether the list has been read. */
export function areProjectsRead(templates: boolean): boolean {
  return getRead(projectsKey(templates)) !== undefined;
}

/**
 * Reads everything about projects, and about which of them use a component, again where it is shown, except for the id
 * `without`.
 */
export function refetchProjects({ without }: { without?: string } = {}): Promise<void> {
  return refetchReads(
    ([resource, ...parts]) =>
      (resource.startsWith('project') || resource === 'component-projects') &&
      (without === undefined || !parts.includes(without)),
  );
}

export function projectsKey(templates: boolean): ReadKey {
  return ['projects', templates];
}
