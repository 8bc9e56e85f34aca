import type { components } from '#generated/api.ts';
import { isNotOffered } from './ApiError.ts';
import { client } from './client.ts';
import { getRead, type ReadKey, useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

export type Shortcuts = components['schemas']['Shortcuts'];
export type Shortcut = components['schemas']['Shortcut'];

export const SHORTCUTS: ReadKey = ['shortcuts'];

/** Reads the user's favourites, the records opened last and the saved views; null if the server keeps none. */
export function useShortcuts() {
  return useRead<Shortcuts | null>({
    key: SHORTCUTS,
    read: () =>
      unwrap(client.GET('/account/shortcuts/')).catch((thrown: unknown) => {
        if (isNotOffered(thrown)) return null;
        throw thrown;
      }),
    refetchOnFocus: true,
  });
}

/** Returns whether a record is among the favourites or those opened last. */
export function hasShortcut(id: string): boolean {
  const shortcuts = getRead<Shortcuts | null>(SHORTCUTS);
  return [...(shortcuts?.favourites ?? []), ...(shortcuts?.recent ?? [])].some((shortcut) => shortcut.id === id);
}
