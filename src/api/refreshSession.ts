import { ApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import { replaceTokens, rereadSession, useSession } from './sessionStore.ts';
import { unwrap } from './unwrap.ts';

// What one tab writes to the storage reaches the others a moment later; the lock must not reach them before it.
const SETTLE_MS = 100;

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
  if (!locks) return refresh();
  return new Promise((resolve, reject) => {
    const refreshAndSettle = async () => {
      await refresh().then(resolve, reject);
      await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    };
    locks.request('auth-store-refresh', refreshAndSettle).catch(reject);
  });
}

async function refreshOnce(stale: string): Promise<string> {
  await rereadSession();
  const { access, refresh } = useSession.getState();
  if (access && access !== stale) return access;
  if (!refresh) throw new ApiError({ message: 'No refresh token available' });

  const unreadable = 'Invalid refresh response';
  const answer = await unwrap(publicClient.POST('/token/refresh', { body: { refresh } }), { unreadable });
  if (!answer.access) throw new ApiError({ message: unreadable });
  const now = useSession.getState();
  if (now.refresh !== refresh) {
    // While the answer was on its way, another tab has refreshed as well, or the person has logged out.
    if (now.access && now.access !== stale) return now.access;
    throw new ApiError({ message: 'No refresh token available' });
  }
  replaceTokens({ access: answer.access, refresh: answer.refresh || refresh });
  return answer.access;
}
