import type { components } from '#generated/api.ts';
import { client } from './client.ts';
import { refetchReads, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Project = components['schemas']['Project'];

/** The person's projects, or their project templates. */
export function useProjects({ templates }: { templates: boolean }) {
  return useRead({
    key: ['projects', templates],
    read: () => unwrap(client.GET('/projects/', { params: { query: templates ? { templates } : {} } })),
    retries: 3,
    refetchOnFocus: true,
  });
}

/** Reads the lists of projects, and the lists of projects that use a component, again where they are shown. */
export function refetchProjects(): Promise<void> {
  return refetchReads(([resource]) => resource === 'projects' || resource === 'component-projects');
}
