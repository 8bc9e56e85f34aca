import { useState } from 'react';
import { useRead } from './swr.ts';
import { readAllComponents, useComponentListing } from './useComponents.ts';

/** Reads all components or templates; those of a long list in parts, one after the other. */
export function useWholeComponents({ templates }: { templates: boolean }) {
  const { data: listing, error } = useComponentListing({ templates });
  const [ended, setEnded] = useState(0);
  const isLong = listing !== undefined && !listing.whole;
  const all = useRead({
    key: isLong ? ['components/whole', templates] : undefined,
    read: () => readAllComponents({ templates, sort: 'name' }, setEnded),
    retries: 3,
  });
  const data = listing?.whole ?? all.data;
  return {
    data,
    error: error ?? all.error,
    /** The number of rows read so far, and of all rows. */
    progress: isLong && !data ? { ended, total: listing.total } : undefined,
  };
}
