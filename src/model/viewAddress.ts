/** The parameter that names the saved view that a list was opened by. */
const SAVED = 'saved';

/** What belongs to a moment and not to a view: the page, the dialog that is open, and the saved view itself. */
const PASSING = ['page', 'view', SAVED];

/** What a saved view keeps of a list's address: filters, sort, search and all else but what passes, in one order. */
export function toViewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of PASSING) params.delete(name);
  params.sort();
  return params.toString();
}

/** The id of the saved view that an address was opened by; undefined for none. */
export function getSavedView(search: string): string | undefined {
  return new URLSearchParams(search).get(SAVED) || undefined;
}

/** The query of a list that shows a saved view, or all where none is given. */
export function toViewSearch(view: { id: string; query: string } | undefined): string {
  if (!view) return '';
  const params = new URLSearchParams(view.query);
  params.set(SAVED, view.id);
  return `?${params}`;
}
