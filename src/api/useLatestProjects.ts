import { useRead } from './swr.ts';
import { readProjects, useProjects } from './useProjects.ts';

/** Reads the projects; of a long list only those that were changed last. */
export function useLatestProjects(count: number) {
  const { data: whole, isLong, error, mutate } = useProjects({ templates: false });
  const latest = useRead({
    key: isLong ? ['projects/latest', String(count)] : undefined,
    read: async () => (await readProjects(false, { sort: '-updated_at' }, { limit: count })).rows,
    retries: 3,
    refetchOnFocus: true,
  });
  const reread = () => Promise.all([mutate(), latest.mutate()]);
  return { data: whole ?? latest.data, error: error ?? latest.error, reread };
}
