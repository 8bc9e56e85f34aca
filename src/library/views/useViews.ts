import { useLocation } from 'react-router-dom';
import type { SavedView } from '#api/shortcutCalls.ts';
import { useShortcuts } from '#api/useShortcuts.ts';
import { getSavedView, toViewQuery } from '#model/viewAddress.ts';

export interface Views {
  /** The views of the list, by name; undefined while they are loading, and on a server without views. */
  views: readonly SavedView[] | undefined;
  isRead: boolean;
  /** The view that the URL names or, if none, one with the same query. */
  current: SavedView | undefined;
  /** Whether the URL's query differs from the current view's. */
  isEdited: boolean;
  /** The part of the URL that a new view would store. */
  query: string;
}

/** Returns the saved views of a list, and which of them is shown. */
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
