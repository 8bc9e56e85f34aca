import { useMemo } from 'react';
import { clearShelf, countDrafts, DraftShelf, renameShelf, type TextStorage } from '#model/DraftShelf.ts';
import { renameSession, useSession } from './sessionStore.ts';

/** Returns the storage of the signed-in user's unsaved changes of a record; undefined without a session. */
export function useDraftShelf(record: string): DraftShelf | undefined {
  // A lost session keeps its username; a logout removes it.
  const owner = useSession((session) => session.username);
  return useMemo(() => {
    if (owner === null) return undefined;
    const isOpen = () => useSession.getState().username === owner;
    return new DraftShelf(browserStorage() ?? BLOCKED, { owner, record, isOpen });
  }, [owner, record]);
}

/** Returns how many records the signed-in user has unsaved changes of, in any window of this browser. */
export function countOwnDrafts(): number {
  const storage = browserStorage();
  const { username } = useSession.getState();
  return storage && username !== null ? countDrafts(storage, username) : 0;
}

/** Removes the signed-in user's unsaved changes, as on logout. */
export function forgetDrafts(): void {
  const storage = browserStorage();
  const { username } = useSession.getState();
  if (storage && username !== null) clearShelf(storage, username);
}

/** Renames the session's owner, and with it the owner of unsaved changes. */
export function renameOwner(to: string): void {
  const storage = browserStorage();
  const { username: from } = useSession.getState();
  renameSession(to);
  if (storage && from !== null) renameShelf(storage, { from, to });
}

/** Replaces a storage that the browser blocks: it is always empty, and every write fails. */
const BLOCKED: TextStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('The browser blocks storage for this site');
  },
  removeItem: () => {},
};

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // The browser blocks its storage: the application works, but keeps no changes, and editors say so.
    return undefined;
  }
}
