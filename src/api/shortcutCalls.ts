import type { components } from '#generated/api.ts';
import { compareCodes } from '#model/compareCodes.ts';
import { sortKey } from '#model/sortKey.ts';
import { client } from './client.ts';
import { changeOptimistically, changeRead, type ReadKey, refetchReads } from './swr.ts';
import { unwrap } from './unwrap.ts';
import { SHORTCUTS, type Shortcut, type Shortcuts } from './useShortcuts.ts';
import { write } from './write.ts';

export type SavedView = components['schemas']['SavedView'];

/** The server keeps as many. */
const MOST_RECENT = 20;

/** Adds a record to the favourites, or removes it; every screen shows it before the server has answered. */
export async function setFavourite(record: Shortcut, isFavourite: boolean): Promise<void> {
  const params = { path: { id: record.id } };
  const call = () =>
    isFavourite
      ? unwrap(client.PUT('/account/favourites/{id}/', { params }))
      : unwrap(client.DELETE('/account/favourites/{id}/', { params }));
  const change = (shortcuts: Shortcuts) => {
    const others = shortcuts.favourites.filter(({ id }) => id !== record.id);
    return { ...shortcuts, favourites: isFavourite ? [...others, record].sort(compareNames) : others };
  };
  await changeOptimistically<Shortcuts, void>({
    key: SHORTCUTS,
    call: () => write(call),
    expect: change,
    settle: change,
  });
  void refetchReads(isPageOfFavourites);
}

/** Notes that a record has been opened. */
export async function noteOpened(record: Shortcut): Promise<void> {
  const params = { path: { id: record.id } };
  await write(() => unwrap(client.PUT('/account/recent/{id}/', { params })));
  await changeRead<Shortcuts>(SHORTCUTS, (shortcuts) => {
    const others = shortcuts.recent.filter(({ id }) => id !== record.id);
    return { ...shortcuts, recent: [record, ...others].slice(0, MOST_RECENT) };
  });
}

export function createView(body: components['schemas']['ViewCreate']): Promise<SavedView> {
  return changeViews(
    () => unwrap(client.POST('/account/views/', { body })),
    (views, made) => [...views, made],
  );
}

/** Changes the name and the query of a view. */
export function updateView({ id, name, query }: Pick<SavedView, 'id' | 'name' | 'query'>): Promise<SavedView> {
  return changeViews(
    () => unwrap(client.PUT('/account/views/{id}/', { params: { path: { id } }, body: { name, query } })),
    (views, changed) => views.map((view) => (view.id === id ? changed : view)),
  );
}

export async function deleteView(id: string): Promise<void> {
  await changeViews(
    () => unwrap(client.DELETE('/account/views/{id}/', { params: { path: { id } } })),
    (views) => views.filter((view) => view.id !== id),
  );
}

async function changeViews<Result>(
  call: () => Promise<Result>,
  change: (views: readonly SavedView[], result: Result) => SavedView[],
): Promise<Result> {
  const result = await write(call);
  await changeRead<Shortcuts>(SHORTCUTS, (shortcuts) => ({
    ...shortcuts,
    views: change(shortcuts.views, result).sort(compareNames),
  }));
  return result;
}

function compareNames(a: { id: string; name: string }, b: { id: string; name: string }): number {
  return compareCodes(sortKey(a.name), sortKey(b.name)) || compareCodes(a.id, b.id);
}

/** Returns whether a key is that of a part of a long list that shows only favourites. */
function isPageOfFavourites([resource, , query]: ReadKey): boolean {
  return resource.endsWith('/pages') && typeof query === 'string' && query.includes('"favourites":true');
}
