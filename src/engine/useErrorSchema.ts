import type { ErrorSchema } from '@rjsf/utils';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { toErrorSchema } from './toErrorSchema.ts';

/** The errors that a draft shows, as RJSF takes them; the same object as long as they are the same. */
export function useErrorSchema(store: DraftStore): ErrorSchema {
  const subscribe = useCallback((listener: () => void) => store.subscribeForm(listener), [store]);
  const read = useMemo(() => {
    let shown = store.form().shownErrors;
    let errors = toErrorSchema(shown);
    return () => {
      const next = store.form().shownErrors;
      const isSame = (index: number) =>
        next[index]?.field === shown[index]?.field && next[index]?.message === shown[index]?.message;
      if (next.length !== shown.length || next.some((_, index) => !isSame(index))) errors = toErrorSchema(next);
      shown = next;
      return errors;
    };
  }, [store]);
  return useSyncExternalStore(subscribe, read);
}
