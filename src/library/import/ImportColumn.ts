import type { ReactNode } from 'react';
import type { ImportEntry } from './ImportEntry.ts';

/** A column that only one type of import has; shown before the state. */
export interface ImportColumn {
  header: string;
  cell: (entry: ImportEntry) => ReactNode;
  /** A wide column is left out on narrow screens. */
  isWide: boolean;
}
