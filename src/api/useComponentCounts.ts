import { useRead } from './swr.ts';
import { getComponentCounts, useComponents } from './useComponents.ts';

const STALE_MS = 5 * 60_000;

/** Counts the components of each kind; those of a long list are counted by the server. */
export function useComponentCounts({ templates }: { templates: boolean }) {
  const { data: whole, isLong, error } = useComponents({ templates });
  const counted = useRead({
    key: isLong ? ['components/counts', templates] : undefined,
    read: () => getComponentCounts(templates),
    staleAfter: STALE_MS,
    retries: 3,
    refetchOnFocus: true,
  });
  const data = whole ? countKinds(whole) : counted.data;
  return { data, error: error ?? counted.error };
}

function countKinds(items: readonly { subclass: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { subclass } of items) counts.set(subclass, (counts.get(subclass) ?? 0) + 1);
  return counts;
}
