import { useEffect, useMemo, useState } from 'react';
import type { ApiError } from '#api/ApiError.ts';
import { type TaggedComponent, useComponent } from '#api/useComponent.ts';
import { useComponentItems } from '#api/useComponentItems.ts';
import { type ComponentListItem, refetchComponents } from '#api/useComponents.ts';
import { useKind } from '#library/useKind.ts';
import { useNoteOpened } from '#library/useNoteOpened.ts';
import type { Kind } from '#model/Kind.ts';

export interface FoundComponent {
  /** The component's list entry, once the lists are read. */
  item: ComponentListItem | undefined;
  /** The component's form and values, once both are loaded; they stay if it is deleted elsewhere. */
  ready: { kind: Kind; stored: TaggedComponent; isGone: boolean } | undefined;
  isMissing: boolean;
  /** Why the component can't be shown; 'form' if the form of its kind could not be loaded. */
  problem: { error: ApiError; retry: () => void } | 'form' | undefined;
}

/** Finds a component by its id; its kind is passed in or taken from the lists. */
export function useFoundComponent({ id, subclass }: { id: string; subclass?: string | undefined }): FoundComponent {
  const ids = useMemo(() => [id], [id]);
  const lists = useComponentItems(ids);
  const [listed] = lists.items;
  const [lastKind, setLastKind] = useState(subclass);
  // A component that was deleted elsewhere is gone from the lists while its editor is still open.
  const kindName = listed?.subclass ?? lastKind;
  if (kindName !== lastKind) setLastKind(kindName);
  const component = useComponent({ subclass: kindName, id });
  const loaded = useKind(kindName);
  const error = component.error ?? (kindName === undefined ? lists.error : undefined);
  const stored = component.data;
  const isUnlisted = useIsUnlisted(id, kindName === undefined && lists.isRead);
  useNoteOpened(error ? undefined : stored?.component);
  const ready = stored && 'kind' in loaded ? { kind: loaded.kind, stored, isGone: error?.status === 404 } : undefined;
  const retry = () => void Promise.all([component.mutate(), lists.reread()]);
  return {
    item: listed ?? stored?.component,
    ready,
    isMissing: !ready && (error?.status === 404 || isUnlisted),
    problem:
      error && error.status !== 401
        ? { error, retry }
        : 'failed' in loaded && kindName !== undefined
          ? 'form'
          : undefined,
  };
}

/**
 * Returns whether the component is still missing after the lists were read again: it may be newer than the first read.
 */
export function useIsUnlisted(id: string, isMissing: boolean): boolean {
  const [soughtAgain, setSoughtAgain] = useState<string>();
  const isSought = soughtAgain === id;
  useEffect(() => {
    if (!isMissing || isSought) return;
    let isCurrent = true;
    void refetchComponents().then(() => {
      if (isCurrent) setSoughtAgain(id);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isMissing, isSought]);
  return isMissing && isSought;
}
