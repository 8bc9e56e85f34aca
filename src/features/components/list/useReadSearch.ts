import { useEffect, useState } from 'react';
import { type ReadSearch, readWords } from '#model/searchTerms.ts';
import { afterIdle } from '#ui/afterIdle.ts';

/**
 * Returns the function that splits searches into terms; undefined while it is loaded for a search with numbers, whose
 * units it reads. Other searches don't need it, so it is loaded in idle time.
 */
export function useReadSearch(search: string): ReadSearch | undefined {
  const [loaded, setLoaded] = useState<ReadSearch>();
  const isLoaded = loaded !== undefined;
  const hasNumber = /\d/.test(search);
  useEffect(() => {
    if (isLoaded) return;
    const load = () => void loadReadSearch().then((readSearch) => setLoaded(() => readSearch));
    if (!hasNumber) return afterIdle(load);
    load();
  }, [isLoaded, hasNumber]);
  return loaded ?? (hasNumber ? undefined : readWords);
}

/** If it can't be loaded, numbers are searched as words. */
async function loadReadSearch(): Promise<ReadSearch> {
  try {
    return (await import('#model/readSearch.ts')).readSearch;
  } catch {
    return readWords;
  }
}
