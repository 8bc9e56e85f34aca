import { areSameColumns } from '#library/columns/addressColumns.ts';

/** The columns that any list can show beside the name, by what they are sorted by; all others are fields. */
export const STANDARD_COLUMNS = ['subclass', 'createdAt', 'updatedAt'] as const;
export type StandardColumn = (typeof STANDARD_COLUMNS)[number];

const TITLES: Record<StandardColumn, string> = { subclass: 'Kind', createdAt: 'Created', updatedAt: 'Updated' };

/** What the standard columns of any list are called. */
export function standardTitle(column: StandardColumn): string {
  return TITLES[column];
}

export function isStandard(column: string): column is StandardColumn {
  const standard: readonly string[] = STANDARD_COLUMNS;
  return standard.includes(column);
}

/** Whether the columns are those of a list for which nobody has chosen any. */
export function areDefault(columns: readonly string[]): boolean {
  return areSameColumns(columns, STANDARD_COLUMNS);
}
