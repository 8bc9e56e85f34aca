import type { Adjustment } from './ImportedRow.ts';
import type { Cell } from './TableRow.ts';

/** The field values that a case gives, and the cells that they were made from. */
export interface ValueReading {
  /** By field; empty if the cells that it reads are blank. */
  values: Record<string, unknown>;
  cells: readonly Cell[];
  /** How the values differ from the file. */
  adjustments: readonly Pick<Adjustment, 'sort' | 'text'>[];
}
