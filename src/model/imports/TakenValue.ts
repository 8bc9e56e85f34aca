import type { Adjustment } from './ImportedRow.ts';
import type { Cell } from './TableRow.ts';

/** The values of the fields that a case gives, and what they were made of. */
export interface Taken {
  /** By field; empty where what it reads is blank. */
  values: Record<string, unknown>;
  cells: readonly Cell[];
  /** What is not as the file has it. */
  said: readonly Pick<Adjustment, 'sort' | 'text'>[];
}
