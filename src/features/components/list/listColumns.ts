import { areSameColumns } from '#library/columns/addressColumns.ts';

/** The default columns of any list in addition to the name, by sort key; all other columns are fields. */
export const STANDARD_COLUMNS = ['subclass', 'createdAt', 'updatedAt'] as const;
export type StandardColumn = (typeof STANDARD_COLUMNS)[number];

const TITLES: Record<StandardColumn, string> = { subclass: 'Kind', createdAt: 'Created', updatedAt: 'Updated' };

/** Returns the heading of a standard column. */
export function standardTitle(column: StandardColumn): string {
  return TITLES[column];
}

export function isStandard(column: string): column is StandardColumn {
  const standard: readonly string[] = STANDARD_COLUMNS;
  return standard.includes(column);
}

/** Returns whether the columns are those of a list whose user has not chosen any. */
export function areDefault(columns: readonly string[]): boolean {
  return areSameColumns(columns, STANDARD_COLUMNS);
}
