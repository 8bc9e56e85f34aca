import { useMemo } from 'react';
import { useRead } from './swr.ts';
import { type ComponentListItem, getComponentsById, useComponents } from './useComponents.ts';

/** Reads the list entries of components and templates by their ids; undefined for one that is in neither list. */
export function useComponentItems(ids: readonly string[]) {
  const plain = useComponents({ templates: false });
  const templates = useComponents({ templates: true });
  const listed = useMemo(() => toMap([...(plain.data ?? []), ...(templates.data ?? [])]), [plain.data, templates.data]);
  const isLong = plain.isLong || templates.isLong;
  const missing = isLong ? ids.filter((id) => !listed.has(id)) : [];
  const sought = useRead({
    key: missing.length > 0 ? ['components/items', ...missing] : undefined,
    read: async () => toMap(await getComponentsById(missing)),
    retries: 3,
  });
  const areListsRead = [plain, templates].every((list) => list.data !== undefined || list.isLong);
  return {
    items: useMemo(() => ids.map((id) => listed.get(id) ?? sought.data?.get(id)), [ids, listed, sought.data]),
    /** Whether loading has ended, so that an undefined entry does not exist. */
    isRead: areListsRead && (missing.length === 0 || sought.data !== undefined),
    error: plain.error ?? templates.error ?? sought.error,
    reread: () => Promise.all([plain.mutate(), templates.mutate(), sought.mutate()]),
  };
}

function toMap(items: readonly ComponentListItem[]): ReadonlyMap<string, ComponentListItem> {
  return new Map(items.map((item) => [item.id, item]));
}
