import { randomUUID } from 'node:crypto';
import { Invalid, unauthorized } from '#server/Failure.ts';
import type { StoredChange } from '#server/store/feedRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { FEED_EPOCH } from '#server/store/settingRepository.ts';
import { createWaiters } from './createWaiters.ts';

const CHANGES_AT_ONCE = 1000;
const MOST_WAITING = 20;

export interface ChangeAnswer {
  cursor: string;
  reset: boolean;
  more: boolean;
  changes: StoredChange[];
}

interface Asked {
  ownerId: string;
  sessionId: string;
  /** Absent if only the current cursor is wanted. */
  since: string | undefined;
  waitMs: number;
  /** Aborted when the caller disconnects. */
  gone: AbortSignal;
}

export type ChangeFeed = Awaited<ReturnType<typeof createChangeFeed>>;

/** Serves the numbered changes of each owner to callers that know all changes up to a cursor. */
export async function createChangeFeed({ store, onError }: { store: Store; onError: (error: unknown) => void }) {
  // Numbers are valid in one store only: in another store, or in an older copy, the same number may be another change.
  const epoch = await store.settings.keep(FEED_EPOCH, randomUUID());
  const waiters = createWaiters({ readCursors: store.feeds.cursors, readOpen: store.sessions.open, onError });
  const stopListening = store.onChange(waiters.wake);
  const toCursor = (number: number) => `${epoch}.${number}`;

  async function read(ownerId: string, known: number | undefined): Promise<ChangeAnswer> {
    const feed = await store.feeds.find(ownerId);
    if (known === undefined || known > feed.cursor || known < feed.purged)
      return { cursor: toCursor(feed.cursor), reset: known !== undefined, more: false, changes: [] };
    const changes = await store.feeds.list({ ownerId, after: known, limit: CHANGES_AT_ONCE });
    const last = changes.at(-1)?.cursor ?? known;
    return { cursor: toCursor(last), reset: false, more: changes.length === CHANGES_AT_ONCE, changes };
  }

  return {
    /**
     * Returns the changes since a cursor; if there are none, waits for the first one, up to `waitMs`. Throws if the
     * session ends meanwhile.
     */
    async list({ ownerId, sessionId, since, waitMs, gone }: Asked): Promise<ChangeAnswer> {
      const sent = since === undefined ? undefined : readCursor(since);
      const isOfStore = sent === undefined || sent.epoch === epoch;
      const known = isOfStore ? sent?.number : Number.POSITIVE_INFINITY;
      if (known === undefined || waitMs === 0 || waiters.count(ownerId) >= MOST_WAITING) return read(ownerId, known);
      // Registers before reading, so that no change is missed in between.
      const { woken, end } = waiters.add({ ownerId, sessionId, known, waitMs, gone });
      try {
        const answer = await read(ownerId, known);
        if (answer.reset || answer.changes.length > 0) return answer;
        await woken;
      } finally {
        end();
      }
      if (!(await store.sessions.open([sessionId])).has(sessionId)) throw unauthorized();
      return read(ownerId, known);
    },

    /** Ends all waiting; from now on every call is answered at once. */
    close() {
      stopListening();
      waiters.close();
    },
  };
}

function readCursor(cursor: string): { epoch: string; number: number } {
  const [, epoch, digits] = /^([\w-]{1,100})\.(\d{1,15})$/.exec(cursor) ?? [];
  if (epoch === undefined)
    throw new Invalid([{ field: 'since', value: cursor, message: 'Must be a cursor from an earlier response' }]);
  return { epoch, number: Number(digits) };
}
