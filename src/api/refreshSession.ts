import { ApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import { isRetryable, withRetry } from './retryPolicy.ts';
import { replaceTokens, rereadSession, useSession } from './sessionStore.ts';
import { CALL_LIMIT_MS } from './timedFetch.ts';
import { unwrap } from './unwrap.ts';

// Other tabs see what one tab has stored a moment later; they must not get the lock before that.
const SETTLE_MS = 100;

let inFlight: Promise<string> | undefined;

/**
 * Returns an access token other than `stale`. Only one exchange runs at a time in the whole browser, so that no refresh
 * token is used twice. Retries an unavailable or busy server for as long as a call may last.
 */
export async function refreshSession(stale: string): Promise<string> {
  inFlight ??= refreshPatiently(stale).finally(() => {
    inFlight = undefined;
  });
  return inFlight;
}

/** Returns whether a failed refresh ends the session; a failure of an unavailable, busy or faulty server does not. */
export function isSessionOver(error: ApiError): boolean {
  return !isRetryable(error) && error.status < 500;
}

function refreshPatiently(stale: string): Promise<string> {
  const end = Date.now() + CALL_LIMIT_MS;
  const isWorthARetry = (error: unknown) => isRetryable(error) && Date.now() < end;
  // Between two tries another tab may get its turn, and its token serves this one as well.
  return withRetry(() => underLock(() => refreshOnce(stale)), { backoff: true, isWorthARetry });
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
    // In the meantime another tab has refreshed as well, or the user has logged out.
    if (now.access && now.access !== stale) return now.access;
    throw new ApiError({ message: 'No refresh token available' });
  }
  replaceTokens({ access: answer.access, refresh: answer.refresh || refresh });
  return answer.access;
}
