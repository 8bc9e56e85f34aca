import { useEffect, useState } from 'react';
import { toApiError } from '#api/ApiError.ts';
import type { ComponentListItem } from '#api/useComponents.ts';
import type { ImportBatch } from '#library/import/createImportBatch.ts';
import { toTakenNames } from '#library/import/toTakenNames.ts';
import { findNamesakes } from './findNamesakes.ts';

interface Comparison {
  isCompared: boolean;
  /** Why the last comparison failed. */
  error?: string;
}

/** Compares the entries of a batch with the library, and again whenever the library has changed. */
export function useComparison({ state, dispatch }: ImportBatch, library: readonly ComponentListItem[]): Comparison {
  const [comparison, setComparison] = useState<Comparison>({ isCompared: false });
  useEffect(() => {
    let isCurrent = true;
    findNamesakes(state.getState().entries, library).then(
      (namesakes) => {
        if (!isCurrent) return;
        dispatch({ type: 'compared', taken: toTakenNames(library), namesakes });
        setComparison({ isCompared: true });
      },
      (thrown: unknown) => {
        if (isCurrent) setComparison({ isCompared: false, error: toApiError(thrown).message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [state, dispatch, library]);
  return comparison;
}
