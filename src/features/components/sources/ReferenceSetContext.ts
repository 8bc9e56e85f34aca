import { createContext } from 'react';
import type { ReferenceSet } from '#api/useReferenceSets.ts';

/** The reference set of the entry being shown; undefined for the user's own components. */
export const ReferenceSetContext = createContext<ReferenceSet | undefined>(undefined);
