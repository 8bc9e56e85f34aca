import { useMemo, useState } from 'react';
import { type TaggedComponent, useComponentSet } from '#api/useComponent.ts';
import { useComponentItems } from '#api/useComponentItems.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import { useKind } from '#library/useKind.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { openStored } from '#model/openStored.ts';
import { type FoundComponent, useIsUnlisted } from '../editor/useFoundComponent.ts';

/** One of the compared components, with its draft. */
export interface Compared {
  stored: TaggedComponent;
  store: DraftStore;
}

interface Comparison {
  /** The first component's kind. */
  kind: Kind | undefined;
  /** One column per id. */
  columns: ComparedColumn[];
  /** The components read so far, at least one; the same array until a component in it changes. */
  compared: readonly [Compared, ...Compared[]] | undefined;
  problem: FoundComponent['problem'];
}

export interface ComparedColumn {
  id: string;
  /** The component's list entry. */
  item: ComponentListItem | undefined;
  /** Why the component can't be compared: it does not exist, or is of another kind. */
  obstacle: 'missing' | 'kind' | undefined;
  compared: Compared | undefined;
}

/** Reads components by id, and creates a draft of each that has the first one's kind. */
export function useCompared(ids: readonly string[]): Comparison {
  const lists = useComponentItems(ids);
  const { items } = lists;
  const unlisted = ids[items.indexOf(undefined)];
  const isUnlisted = useIsUnlisted(unlisted ?? '', unlisted !== undefined && lists.isRead);
  const subclass = items.find((item) => item !== undefined)?.subclass;
  const loaded = useKind(subclass);
  const kind = 'kind' in loaded ? loaded.kind : undefined;
  // The list of a foreign server may lack the subclass, without which nothing can be read.
  const read = useComponentSet(items.flatMap((item) => (item?.subclass && item.subclass === subclass ? [item] : [])));
  const drafts = useDrafts(kind, read.data);

  const compared = useMemo(() => {
    const own = ids.flatMap((id) => drafts.get(id) ?? []);
    const [first, ...others] = own.filter(({ store }) => store.definition.id === subclass);
    return first && ([first, ...others] as const);
  }, [ids, drafts, subclass]);

  const columns = ids.map((id, index): ComparedColumn => {
    const item = items[index];
    const own = compared?.find(({ stored }) => stored.component.id === id);
    const isMissing = item ? kind !== undefined && read.data !== undefined && !own : isUnlisted;
    const obstacle = item && item.subclass !== subclass ? 'kind' : isMissing ? 'missing' : undefined;
    return { id, item, obstacle, compared: own };
  });
  const error = compared ? undefined : (lists.error ?? read.error);
  const retry = () => void Promise.all([lists.reread(), read.mutate()]);
  const isFormless = 'failed' in loaded && subclass !== undefined;
  const problem = error && error.status !== 401 ? { error, retry } : isFormless ? 'form' : undefined;
  return { kind, columns, compared, problem };
}

/** Returns a draft per component, by id; it is created when the component is first read. */
function useDrafts(
  kind: Kind | undefined,
  read: readonly (TaggedComponent | undefined)[] = [],
): ReadonlyMap<string, Compared> {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Compared>>(new Map());
  const fresh = read.flatMap((stored) => {
    const known = stored && drafts.get(stored.component.id);
    return stored && (known?.stored !== stored || (kind && known.store.kind !== kind)) ? [stored] : [];
  });
  if (!kind || fresh.length === 0) return drafts;
  const made = fresh.map((stored): [string, Compared] => {
    const { id } = stored.component;
    const known = drafts.get(id)?.store;
    // After a change of language, a new draft takes over what was typed.
    const store = known?.kind === kind ? known : openStored(kind, { ...stored.component }, known?.texts());
    return [id, { stored, store }];
  });
  const next = new Map([...drafts, ...made]);
  setDrafts(next);
  return next;
}
