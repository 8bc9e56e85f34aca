/** The query parameter with the id of the saved view that opened a list. */
const SAVED = 'saved';

/** The parameters that a view does not save: the page, the open dialog, and the saved view itself. */
const PASSING = ['page', 'view', SAVED];

/**
 * Returns the part of a list's address that a saved view keeps, sorted: filters, sort, search and all else but the
 * passing parameters.
 */
export function toViewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  return params.toString();
}

/** Returns the id of the saved view that an address was opened by; undefined if there is none. */
export function getSavedView(search: string): string | undefined {
  return new URLSearchParams(search).get(SAVED) || undefined;
}

/** Returns the query of a list that shows a saved view; '' without one, for the whole list. */
export function toViewSearch(view: { id: string; query: string } | undefined): string {
  if (!view) return '';
  const params = new URLSearchParams(view.query);
  params.set(SAVED, view.id);
  return `?${params}`;
}
