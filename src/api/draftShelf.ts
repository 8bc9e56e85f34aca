import { useMemo } from 'react';
import { clearShelf, DraftShelf, renameShelf } from '#model/DraftShelf.ts';
import { renameSession, useSession } from './sessionStore.ts';

/** Where the signed-in person's unsaved changes of a record are kept; undefined where the browser keeps nothing. */
export function useDraftShelf(record: string): DraftShelf | undefined {
  // Of a lost session the name stays; somebody who logs out takes theirs along.
  const owner = useSession((session) => session.username);
  return useMemo(() => {
    const storage = browserStorage();
    const isOpen = () => useSession.getState().username === owner;
    return storage && owner !== null ? new DraftShelf(storage, { owner, record, isOpen }) : undefined;
  }, [owner, record]);
}

/** Forgets what the signed-in person has left unsaved, as at a logout by their own wish. */
export function forgetDrafts(): void {
  const storage = browserStorage();
  const { username } = useSession.getState();
  if (storage && username !== null) clearShelf(storage, username);
}

/** The session goes on under another name, and so do unsaved changes. */
export function renameOwner(to: string): void {
  const storage = browserStorage();
  const { username: from } = useSession.getState();
  renameSession(to);
  if (storage && from !== null) renameShelf(storage, { from, to });
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // The browser blocks its storage: the tool works on, but keeps nothing.
    return undefined;
  }
}
