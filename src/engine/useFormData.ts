import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { toFormData } from './toFormData.ts';

/** Returns a draft's structure as RJSF's form data; the same object until the structure changes. */
export function useFormData(store: DraftStore): FieldValues {
  const subscribe = useCallback((listener: () => void) => store.structure.subscribe(listener), [store]);
  const read = useMemo(() => {
    let read = store.structure.record;
    let data = toFormData(store);
    return () => {
      if (read === store.structure.record) return data;
      read = store.structure.record;
      data = toFormData(store);
      return data;
    };
  }, [store]);
  return useSyncExternalStore(subscribe, read);
}
