import { isNotOffered, toApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import { withRetry } from './retryPolicy.ts';
import { clearSession, useSession } from './sessionStore.ts';
import { unwrap } from './unwrap.ts';

/** Signs out, in every tab: here at once, and on the server in the background. */
export function signOut(): void {
  const { refresh } = useSession.getState();
  clearSession();
  if (refresh) void endOnServer(refresh);
}

/** Runs in the background: if the server can't be reached, the session ends there within a day. */
async function endOnServer(refresh: string): Promise<void> {
  // Ending a session twice does no harm, so the call may be repeated; it completes even if the page is closed.
  const end = () => unwrap(publicClient.POST('/account/logout/', { body: { refresh }, keepalive: true }));
  await withRetry(end).catch((thrown: unknown) => {
    if (isNotOffered(thrown)) return;
    console.warn(`The session stays open on the server until it expires: ${toApiError(thrown).message}`);
  });
}
