import { useRead } from './swr.ts';
import { readComponents, useComponents } from './useComponents.ts';

/** Reads the components; of a long list only those that were changed last. */
export function useLatestComponents(count: number) {
  const { data: whole, isLong, error, mutate } = useComponents({ templates: false });
  const latest = useRead({
    key: isLong ? ['components/latest', String(count)] : undefined,
    read: async () => (await readComponents(false, { sort: '-updated_at' }, { limit: count })).rows,
    retries: 3,
    refetchOnFocus: true,
  });
  const reread = () => Promise.all([mutate(), latest.mutate()]);
  return { data: whole ?? latest.data, error: error ?? latest.error, reread };
}
