import { createContext } from 'react';
import type { ReferenceSet } from '#api/useReference.ts';

/** The reference set whose entries are shown; undefined around components of one's own. */
export const ReferenceSetContext = createContext<ReferenceSet | undefined>(undefined);
