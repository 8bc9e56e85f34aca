import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useComponent } from '#api/useComponent.ts';
import { useComponentsOfKind } from '#api/useComponentsOfKind.ts';
import { toAssumed } from '#library/assumptions/toAssumed.ts';
import { sortByName } from '#library/sortByName.ts';
import type { AssumedRecord } from '#model/assumptions.ts';
import type { Kind } from '#model/Kind.ts';

const TEMPLATE = 'template';

/** Returns the templates that a component can be compared with, and the one in the address. */
export function useTemplate(kind: Kind | undefined, component: string) {
  const [params, setParams] = useSearchParams();
  const subclass = kind?.definition.id;
  const list = useComponentsOfKind({ templates: true, subclass });
  const { data } = list;
  const templates = useMemo(
    () => sortByName((data ?? []).filter(({ id }) => id !== component)).map(({ item: { id, name } }) => ({ id, name })),
    [data, component],
  );
  const chosen = params.get(TEMPLATE) ?? '';
  const { data: read, error, mutate } = useComponent({ subclass, id: chosen || undefined });
  const template = useMemo((): AssumedRecord['template'] => {
    if (!kind || !read) return undefined;
    const { name, texts } = toAssumed(kind, read.component);
    return { name, texts };
  }, [kind, read]);
  const choose = (id: string) => {
    const address = new URLSearchParams(window.location.search);
    if (id === '') address.delete(TEMPLATE);
    else address.set(TEMPLATE, id);
    setParams(address, { replace: true, preventScrollReset: true });
  };
  return {
    ...{ templates, chosen, choose, template },
    isLoading: chosen !== '' && !read && !error,
    /** Why the template in the address can't be used; undefined while it can. */
    error: chosen === '' || read ? undefined : error,
    /** Why the templates to choose from can't be read. */
    listError: list.error,
    retry: () => void (list.error ? list.retry() : mutate()),
  };
}
