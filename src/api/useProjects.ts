import { mutate } from 'swr';
import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { type ReadKey, refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Project = components['schemas']['Project'];

/** The person's projects, or their project templates, newest first. */
export function useProjects({ templates }: { templates: boolean }) {
  return useRead({
    key: projectsKey(templates),
    read: () => unwrap(client.GET('/projects/', { params: { query: templates ? { templates } : {} } })),
    retries: 3,
    refetchOnFocus: true,
  });
}

/** Changes a list that was read, ahead of the server; a list that was not read stays unread. */
export async function changeProjects(templates: boolean, change: (projects: Project[]) => Project[]): Promise<void> {
  await mutate<Project[]>(projectsKey(templates), (projects) => projects && change(projects), { revalidate: false });
}

/** Reads all that is known of projects, and of whom a component's change reaches, again where it is shown. */
export function refetchProjects({ without }: { without?: string } = {}): Promise<void> {
  return refetchReads(
    ([resource, , id]) => resource.startsWith('project') || (resource === 'component-projects' && id !== without),
  );
}

function projectsKey(templates: boolean): ReadKey {
  return ['projects', templates];
}
