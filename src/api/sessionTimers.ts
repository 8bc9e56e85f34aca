import { type ApiError, toApiError } from './ApiError.ts';
import { isSessionOver, refreshSession } from './refreshSession.ts';
import { isRefreshDue, refreshDelay, tokenExpiry } from './session.ts';
import { expireSession, rereadSession, useSession } from './sessionStore.ts';

const START_DELAY_MS = 100;

/** Keeps the session's tokens fresh and in step with the other tabs; returns a function that stops it. */
export function startSessionTimers(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | undefined;

  const schedule = () => {
    clearTimeout(timer);
    const { access, refresh } = useSession.getState();
    if (!access || !refresh) return;
    const delay = refreshDelay({ exp: tokenExpiry(access), now: Date.now(), last });
    if (delay !== undefined) timer = setTimeout(refreshWhenDue, delay);
  };

  const refreshWhenDue = async () => {
    const { access } = useSession.getState();
    if (access && isRefreshDue({ exp: tokenExpiry(access), now: Date.now() })) {
      last = Date.now();
      // The token may still be valid for two minutes; after that, the next refused call ends the session.
      await refreshSession(access).catch((thrown: unknown) => {
        useSession.setState({ error: logFailure(thrown).message });
      });
    }
    schedule();
  };

  const begin = async () => {
    if (await refreshAtStart()) last = Date.now();
    schedule();
  };

  timer = setTimeout(begin, START_DELAY_MS);
  const unsubscribe = useSession.subscribe((now, before) => {
    if (now.access !== before.access) schedule();
  });
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key === useSession.persist?.getOptions().name) void rereadSession();
  };
  window.addEventListener('storage', followOtherTabs);

  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('storage', followOtherTabs);
  };
}

/**
 * Renews a stored session whose token is about to expire, or ends it if the server refuses; false if there was nothing
 * to do.
 */
async function refreshAtStart(): Promise<boolean> {
  const { access, refresh } = useSession.getState();
  if (!access || !refresh || !isRefreshDue({ exp: tokenExpiry(access), now: Date.now() })) return false;
  await refreshSession(access).catch((thrown: unknown) => {
    const error = logFailure(thrown);
    if (isSessionOver(error) && useSession.getState().access === access) expireSession(error.message);
  });
  return true;
}

/** Logs why the tokens could not be refreshed, and returns it. */
function logFailure(thrown: unknown): ApiError {
  const error = toApiError(thrown);
  console.warn(`The session could not be refreshed: ${error.message}`);
  return error;
}
