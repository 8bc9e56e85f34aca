import { useState } from 'react';
import { joinNames } from '#model/nameListText.ts';
import type { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';
import type { ComponentListItem } from './useComponents.ts';

/** Keyed by component id. */
export type ValuesById = ReadonlyMap<string, NonNullable<ComponentListItem['values']>>;

interface ValueRead {
  templates: boolean;
  /** All kinds if undefined. */
  subclass: string | undefined;
  fields: readonly string[];
}

const STALE_MS = 5 * 60_000;

/** Reads the values of some fields of all components of a kind; returns the previous fields' values until then. */
export function useReadValues({ templates, subclass, fields }: ValueRead): {
  values: ValuesById | undefined;
  isRead: boolean;
  error: ApiError | undefined;
  retry: () => void;
} {
  const { data, error, mutate } = useRead<ValuesById>({
    key: fields.length > 0 ? ['components/values', templates, subclass ?? '', joinNames(fields)] : undefined,
    read: () => readValues({ ...(templates ? { templates } : {}), ...(subclass ? { subclass } : {}) }, fields),
    staleAfter: STALE_MS,
    retries: 3,
    refetchOnFocus: true,
  });
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);
  return { values: data ?? before, isRead: data !== undefined, error, retry: () => void mutate() };
}

/** Reads the values of some components by their ids. */
export async function getValuesById(
  { ids, subclass }: { ids: readonly string[]; subclass: string | undefined },
  fields: readonly string[],
): Promise<ValuesById> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, part) =>
    ids.slice(part * MOST_IDS, (part + 1) * MOST_IDS),
  );
  const found = new Map<string, NonNullable<ComponentListItem['values']>>();
  for (const part of parts) {
    const query = { ids: part.join(','), ...(subclass ? { subclass } : {}) };
    for (const [id, values] of await readValues(query, fields)) found.set(id, values);
  }
  return found;
}

const MOST_IDS = 100;

interface ValueRange {
  templates?: true;
  subclass?: string;
  ids?: string;
}

async function readValues(range: ValueRange, fields: readonly string[]): Promise<ValuesById> {
  const query = { ...range, fields: joinNames(fields) };
  const items = await unwrap(client.GET('/components/', { params: { query } }));
  return new Map(items.flatMap(({ id, values }) => (values ? [[id, values] as const] : [])));
}
