import { LIST_COLUMN } from '#model/tableRows.ts';
import type { FieldSchema } from './KindFile.ts';
import { structureLimits } from './structureLimits.ts';

/** Returns the fewest and most rows of a table. */
export function rowLimits({ minItems = 0, maxItems = Math.max(structureLimits.rows, minItems) }: FieldSchema): {
  least: number;
  most: number;
} {
  return { least: minItems, most: maxItems };
}

/** Returns the columns whose values, taken together, must differ from row to row; empty if rows may repeat. */
export function uniqueColumns(schema: FieldSchema): string[] {
  return schema.uniqueItems ? [LIST_COLUMN] : (schema['x-unique'] ?? []);
}
