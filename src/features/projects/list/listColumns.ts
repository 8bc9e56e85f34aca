import { areSameColumns } from '#library/columns/addressColumns.ts';

/** The optional columns of a project list, in the order in which they are offered; the name is always shown. */
export const COLUMNS = ['components', 'created_at', 'updated_at', 'description', 'results'] as const;
export type Column = (typeof COLUMNS)[number];

/** The columns of a list if the user has not chosen any. */
export const STANDARD_COLUMNS: readonly string[] = ['components', 'created_at'];

export const COLUMN_TITLES: Record<Column, string> = {
  components: 'Components',
  created_at: 'Created',
  updated_at: 'Updated',
  description: 'Description',
  results: 'Results',
};

export function areDefault(columns: readonly string[]): boolean {
  return areSameColumns(columns, STANDARD_COLUMNS);
}

export function isColumn(id: string): id is Column {
  return Object.hasOwn(COLUMN_TITLES, id);
}

/** Returns an empty text if the server doesn't know. */
export function resultsText(hasResults: boolean | null | undefined): string {
  return typeof hasResults === 'boolean' ? (hasResults ? 'Yes' : 'No') : '';
}
