import type { ErrorSchema } from '@rjsf/utils';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { findErrorPath } from './findErrorPath.ts';
import { type PathError, toErrorSchema } from './toErrorSchema.ts';

/** Returns the errors that a draft shows in RJSF's form; the same object while they are equal. */
export function useErrorSchema(store: DraftStore): ErrorSchema {
  const subscribe = useCallback((listener: () => void) => store.subscribeForm(listener), [store]);
  const read = useMemo(() => {
    let key: string | undefined;
    let errors: ErrorSchema = {};
    return () => {
      const shown = listErrors(store);
      const next = JSON.stringify(shown);
      if (next !== key) errors = toErrorSchema(shown);
      key = next;
      return errors;
    };
  }, [store]);
  return useSyncExternalStore(subscribe, read);
}

function listErrors(store: DraftStore): PathError[] {
  return store.form().shownErrors.flatMap(({ field, message }) => {
    const path = findErrorPath(store, field);
    return path ? [{ path, message }] : [];
  });
}
