import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useComponent } from '#api/useComponent.ts';
import { useComponents } from '#api/useComponents.ts';
import { toAssumed } from '#library/assumptions/toAssumed.ts';
import { sortByName } from '#library/sortByName.ts';
import type { AssumedRecord } from '#model/assumptions.ts';
import type { Kind } from '#model/Kind.ts';

const TEMPLATE = 'template';

/** Returns the templates that a component can be compared with, and the one in the address. */
export function useTemplate(kind: Kind | undefined, component: string) {
  const [params, setParams] = useSearchParams();
  const { data } = useComponents({ templates: true });
  const subclass = kind?.definition.id;
  const templates = useMemo(
    () =>
      sortByName((data ?? []).filter((item) => item.subclass === subclass && item.id !== component)).map(
        ({ item: { id, name } }) => ({ id, name }),
      ),
    [data, subclass, component],
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
    retry: () => void mutate(),
  };
}
