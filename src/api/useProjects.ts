import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

/** The person's projects, or their project templates, newest first. */
export function useProjects({ templates }: { templates: boolean }) {
  return useRead({
    key: ['projects', templates],
    read: () => unwrap(client.GET('/projects/', { params: { query: templates ? { templates } : {} } })),
    retries: 3,
    refetchOnFocus: true,
  });
}
