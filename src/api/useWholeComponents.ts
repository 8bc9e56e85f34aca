import { useState } from 'react';
import { useRead } from './swr.ts';
import { readAllComponents, useComponentListing } from './useComponents.ts';

/** All components or templates; those of a long list are read one part after the other. */
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
    /** How many of how many have been read. */
    progress: isLong && !data ? { ended, total: listing.total } : undefined,
  };
}
