import type { components } from '#generated/api.ts';
import { MESSAGES } from '#model/messages.ts';
import { ApiError } from './ApiError.ts';
import { publicClient } from './publicClient.ts';
import { isRetryable, retryDelay } from './retryPolicy.ts';
import { useSession } from './sessionStore.ts';
import { refetchReads } from './swr.ts';
import { unwrap } from './unwrap.ts';

type Changes = components['schemas']['Changes'];

/** How long, in seconds, the server holds its response while nothing changes. */
const WAIT_S = 25;
/** After this time the responses to this window's own calls have arrived as well. */
const SETTLE_MS = 250;
/** An empty response that comes sooner was not held; the next call then follows after a pause. */
const HELD_MS = 1000;
const PAUSE_MS = 5000;

const NAME = 'change-feed';

/** The place in the feed up to which this window knows the changes of a session. */
interface Place {
  generation: number;
  /** Undefined before the first answer. */
  cursor?: string;
}

/** The message by which the tab that asks the server passes a response on to the others. */
interface Passed {
  username: string | null;
  answer: Changes;
}

/**
 * Keeps cached reads up to date with the changes of other windows and users, as long as this window is visible; returns
 * a function that stops it.
 */
export function followChanges(): () => void {
  let place: Place | undefined;
  let following: AbortController | undefined;
  const stop = () => {
    following?.abort();
    following = undefined;
  };
  const update = () => {
    const { isAuthenticated, generation } = useSession.getState();
    const isSame = place?.generation === generation;
    if (!isSame || !isAuthenticated || document.visibilityState !== 'visible') stop();
    if (!isAuthenticated || document.visibilityState !== 'visible' || following) return;
    // A window that was hidden continues from its last place.
    if (!place || !isSame) place = { generation };
    following = new AbortController();
    void follow(place, following.signal);
  };
  const unsubscribe = useSession.subscribe(update);
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', update);
    stop();
  };
}

/** Follows the feed until the signal aborts; only one tab of a browser asks the server at a time, for all of them. */
async function follow(place: Place, signal: AbortSignal): Promise<void> {
  const tabs = new BroadcastChannel(NAME);
  signal.addEventListener('abort', () => tabs.close());
  tabs.onmessage = ({ data: { username, answer } }: MessageEvent<Passed>) => {
    if (username === useSession.getState().username) void take(answer, place);
  };
  try {
    // Asked before this tab waits for its turn, so that no change is missed in between.
    if (place.cursor === undefined) await ask(place, signal);
    await inTurn(signal, async () => {
      while (!signal.aborted) await askForNext(place, signal, tabs);
    });
  } catch (thrown) {
    // Without a feed, reads are refreshed on focus and when they are stale.
    if (!signal.aborted && !(thrown instanceof ApiError)) throw thrown;
  }
}

async function inTurn(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  // Browsers offer locks to secure pages only; without them each tab sends its own requests.
  const { locks }: { locks?: LockManager } = navigator;
  await (locks ? locks.request(NAME, { signal }, act) : act());
}

async function askForNext(place: Place, signal: AbortSignal, tabs: BroadcastChannel): Promise<void> {
  const askedAt = Date.now();
  const answer = await ask(place, signal);
  if (answer.reset || answer.changes.length > 0) {
    await pause(SETTLE_MS, signal);
    if (signal.aborted) return;
    const passed: Passed = { username: useSession.getState().username, answer };
    tabs.postMessage(passed);
    await take(answer, place);
  } else if (Date.now() - askedAt < HELD_MS) {
    await pause(PAUSE_MS, signal);
  }
}

/**
 * Returns the changes since the known place, or the place alone if none is known; retries while the server is
 * unavailable or busy.
 */
async function ask(place: Place, signal: AbortSignal): Promise<Changes> {
  for (let retry = 1; ; retry++) {
    const { access } = useSession.getState();
    try {
      const query = place.cursor === undefined ? {} : { since: place.cursor, wait: WAIT_S };
      // Sent by the public client: the feed alone must neither end a session nor keep it open.
      const headers = { Authorization: `Bearer ${access}` };
      const answer = await unwrap(publicClient.GET('/changes/', { params: { query }, headers, signal }));
      // Only a server with another API sends an empty cursor.
      if (answer.cursor === '') throw new ApiError({ message: MESSAGES.unreadableAnswer });
      place.cursor ??= answer.cursor;
      return answer;
    } catch (thrown) {
      if (signal.aborted || !(thrown instanceof ApiError)) throw thrown;
      if (thrown.status === 401) await nextToken(access, signal);
      else if (isRetryable(thrown) || thrown.status === 500) await pause(retryDelay(retry, { backoff: true }), signal);
      else throw thrown;
    }
  }
}

async function take(answer: Changes, place: Place): Promise<void> {
  place.cursor = answer.cursor;
  const { applyChanges } = await import('./applyChanges.ts').catch(() => READ_ALL);
  await applyChanges(answer);
}

/** Without the code that applies single changes, everything is read again. */
const READ_ALL = { applyChanges: () => refetchReads(() => true) };

/** Waits until the tokens have been renewed. */
function nextToken(stale: string | null, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = useSession.subscribe(({ access }) => {
      if (access !== stale) finish();
    });
    const finish = () => {
      unsubscribe();
      resolve();
    };
    signal.addEventListener('abort', finish);
    if (signal.aborted || useSession.getState().access !== stale) finish();
  });
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
