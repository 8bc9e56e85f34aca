import { useLocation } from 'react-router-dom';
import type { SavedView } from '#api/shortcutCalls.ts';
import { useShortcuts } from '#api/useShortcuts.ts';
import { getSavedView, toViewQuery } from '#model/viewAddress.ts';

export interface Views {
  /** Those of the list, by name; undefined while they aren't known, and for a server that keeps none. */
  views: readonly SavedView[] | undefined;
  isRead: boolean;
  /** The one that the address was opened by, or that is the same as the address. */
  current: SavedView | undefined;
  /** Whether the address differs from the current view. */
  isEdited: boolean;
  /** What a new view would keep of the address. */
  query: string;
}

/** The saved views of a list, and which of them is shown. */
export function useViews(list: SavedView['list']): Views {
  const { search } = useLocation();
  const { data, error } = useShortcuts();
  const views = data?.views.filter((view) => view.list === list);
  const query = toViewQuery(search);
  const opened = getSavedView(search);
  const current = views?.find(({ id }) => id === opened) ?? views?.find((view) => toViewQuery(view.query) === query);
  const isRead = data !== undefined || error !== undefined;
  return { views, isRead, current, query, isEdited: current !== undefined && toViewQuery(current.query) !== query };
}
