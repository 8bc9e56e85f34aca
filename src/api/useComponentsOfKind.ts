import { useMemo } from 'react';
import { useRead } from './swr.ts';
import { readAllComponents, useComponents } from './useComponents.ts';

/** Reads the components of a kind, or its templates, also from a long list; nothing without a kind. */
export function useComponentsOfKind({ templates, subclass }: { templates: boolean; subclass: string | undefined }) {
  const { data: whole, isLong, error: listError, mutate: readList } = useComponents({ templates });
  const {
    data: read,
    error,
    mutate,
  } = useRead({
    key: isLong && subclass !== undefined ? ['components/of-kind', templates, subclass] : undefined,
    read: () => readAllComponents({ templates, ...(subclass === undefined ? {} : { subclass }) }),
  });
  const data = useMemo(() => whole?.filter((item) => item.subclass === subclass) ?? read, [whole, read, subclass]);
  return { data, error: listError ?? error, retry: () => void (listError ? readList() : mutate()) };
}
