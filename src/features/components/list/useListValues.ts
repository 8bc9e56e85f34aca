import { useMemo } from 'react';
import { ApiError } from '#api/ApiError.ts';
import { useRead } from '#api/swr.ts';
import { isKnown } from '#library/getKindAppearance.ts';
import { useKindEdition } from '#library/kindEdition.ts';
import { useLanguage } from '#library/languageStore.ts';
import { loadShownKind } from '#library/loadShownKind.ts';
import type { ListValues } from './createListValues.ts';
import { isStandard } from './listColumns.ts';
import { isSortKey } from './listView.ts';
import type { ListAddress } from './useListFilters.ts';

export interface LoadedValues {
  /** Undefined while loading, and if the list uses no values. */
  values: ListValues | undefined;
  isLoading: boolean;
  error: ApiError | undefined;
  retry: () => void;
}

/** Loads the value columns, filters and sort of the list in the address, with the form of its kind if it uses any. */
export function useListValues({ category, columns, where, sortBy, sortOrder }: ListAddress): LoadedValues {
  const isNeeded = where !== '' || !isSortKey(sortBy) || columns.some((column) => !isStandard(column));
  const language = useLanguage(({ shown }) => shown?.id);
  const edition = useKindEdition();
  const { data, error } = useRead({
    key: isNeeded ? ['list-fields', category ?? '', language ?? '', String(edition)] : undefined,
    read: () => loadFields(category),
    staleAfter: Number.POSITIVE_INFINITY,
    retries: 0,
  });
  const values = useMemo(
    () => data?.createListValues(data.kind?.definition, { columns, where, sortBy, sortOrder }),
    [data, columns, where, sortBy, sortOrder],
  );
  const shown = isNeeded ? values : undefined;
  // Browsers remember that a script could not be loaded until the page is reloaded.
  const retry = () => window.location.reload();
  return { values: shown, isLoading: isNeeded && !values, error, retry };
}

async function loadFields(category: string | undefined) {
  const [{ createListValues }, kind] = await Promise.all([
    import('./createListValues.ts'),
    category !== undefined && isKnown(category) ? loadShownKind(category) : undefined,
  ]).catch(() => {
    throw new ApiError({ message: 'The form of this kind could not be loaded.' });
  });
  return { createListValues, kind };
}
