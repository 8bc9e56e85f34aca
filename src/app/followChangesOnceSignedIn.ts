import { useSession } from '#api/sessionStore.ts';

/**
 * Loads the change feed with the first session, so that the login page does not load it; returns a function that stops
 * it.
 */
export function followChangesOnceSignedIn(): () => void {
  let stop = () => {};
  let isWanted = true;
  const start = async () => {
    unsubscribe();
    const { followChanges } = await import('#api/changeFeed.ts');
    if (isWanted) stop = followChanges();
  };
  const unsubscribe = useSession.subscribe(({ isAuthenticated }) => {
    if (isAuthenticated) void start();
  });
  if (useSession.getState().isAuthenticated) void start();
  return () => {
    isWanted = false;
    unsubscribe();
    stop();
  };
}
