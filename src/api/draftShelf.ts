import { useState } from 'react';
import { clearShelf, DraftShelf } from '#model/DraftShelf.ts';
import { useSession } from './sessionStore.ts';

/** Where the signed-in person's unsaved changes of a record are kept; undefined where the browser keeps nothing. */
export function useDraftShelf(record: string): DraftShelf | undefined {
  const [shelf] = useState(() => {
    const storage = browserStorage();
    const owner = useSession.getState().username;
    return storage && owner !== null ? new DraftShelf(storage, { owner, record }) : undefined;
  });
  return shelf;
}

/** Forgets what the signed-in person has left unsaved, as at a logout by their own wish. */
export function forgetDrafts(): void {
  const storage = browserStorage();
  const { username } = useSession.getState();
  if (storage && username !== null) clearShelf(storage, username);
}

function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    // The browser blocks its storage: the tool works on, but keeps nothing.
    return undefined;
  }
}
