import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AssumptionFilters } from './filterAssumptions.ts';

const SEARCH = 'search';
const ONLY = 'only';
const DEVIATIONS = 'deviations';
const SOURCE = 'source';
const NONE = 'none';

/** The filters of an assumption sheet, kept in the URL. */
export function useAssumptionFilters(): [AssumptionFilters, (changed: Partial<AssumptionFilters>) => void] {
  const [params, setParams] = useSearchParams();
  // The router updates with a delay, but a keystroke has to show at once.
  const [filters, setFilters] = useState(() => read(params));
  const change = useCallback(
    (changed: Partial<AssumptionFilters>) => {
      setFilters((before) => ({ ...before, ...changed }));
      const address = new URLSearchParams(window.location.search);
      const { search, onlyDeviations, withoutSource } = { ...read(address), ...changed };
      put(address, SEARCH, search);
      put(address, ONLY, onlyDeviations ? DEVIATIONS : '');
      put(address, SOURCE, withoutSource ? NONE : '');
      setParams(address, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [filters, change];
}

function read(params: URLSearchParams): AssumptionFilters {
  return {
    search: params.get(SEARCH) ?? '',
    onlyDeviations: params.get(ONLY) === DEVIATIONS,
    withoutSource: params.get(SOURCE) === NONE,
  };
}

/** Filters that leave nothing out. */
export const ALL: AssumptionFilters = { search: '', onlyDeviations: false, withoutSource: false };

function put(params: URLSearchParams, name: string, value: string): void {
  if (value === '') params.delete(name);
  else params.set(name, value);
}
