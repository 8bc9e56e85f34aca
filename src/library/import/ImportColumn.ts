import type { ReactNode } from 'react';
import type { ImportEntry } from './ImportEntry.ts';

/** What one import alone says of its entries, in a column before their state. */
export interface ImportColumn {
  header: string;
  cell: (entry: ImportEntry) => ReactNode;
  /** A wide column is left out on narrow screens. */
  isWide: boolean;
}
