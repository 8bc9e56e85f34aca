import { ApiError } from '#model/apiError.ts';
import { publicClient } from './publicClient.ts';
import { replaceTokens, rereadSession, useSession } from './sessionStore.ts';
import { unwrap } from './unwrap.ts';

let inFlight: Promise<string> | undefined;

/** An access token other than `stale`; one exchange at a time in the whole browser, so that no refresh token is used twice. */
export async function refreshSession(stale: string): Promise<string> {
  inFlight ??= underLock(() => refreshOnce(stale)).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

// Browsers offer locks to secure pages only; without them each tab still refreshes once at a time.
async function underLock(refresh: () => Promise<string>): Promise<string> {
  const { locks } = globalThis.navigator ?? {};
  return locks ? locks.request('auth-store-refresh', refresh) : refresh();
}

async function refreshOnce(stale: string): Promise<string> {
  await rereadSession();
  const { access, refresh } = useSession.getState();
  if (access && access !== stale) return access;
  if (!refresh) throw new ApiError({ message: 'No refresh token available' });

  const answer = await unwrap(publicClient.POST('/token/refresh', { body: { refresh } }));
  if (!answer?.access) throw new ApiError({ message: 'Invalid refresh response' });
  // Signed out, or somebody else signed in, while the answer was on its way.
  if (useSession.getState().refresh !== refresh) throw new ApiError({ message: 'No refresh token available' });
  replaceTokens({ access: answer.access, refresh: answer.refresh ?? refresh });
  return answer.access;
}
