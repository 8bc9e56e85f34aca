import { findStoreFault } from '#server/findStoreFault.ts';
import type { AttemptCount, AttemptRepository } from './attemptRepository.ts';
import { createSessionRow, type Session, type SessionRepository } from './sessionRepository.ts';

const MOST_KEPT = 10_000;

/** Runs a write; where the store can only be read, because its disk is full or for another reason, does it otherwise. */
async function unlessFull<T>(write: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const fault = findStoreFault(error);
    if (fault === 'full' || fault === 'readOnly') return otherwise();
    throw error;
  }
}

/**
 * Sessions that go on while the store can only be read: one that begins then lives in this process until its first
 * exchange that the store can take, and one that is stored keeps its refresh token.
 */
export function keepSessionsWhileFull(sessions: SessionRepository): SessionRepository {
  const kept = new Map<string, Session>();
  return {
    ...sessions,

    byId: async (id) => kept.get(id) ?? sessions.byId(id),

    create: (session) =>
      unlessFull(
        () => sessions.create(session),
        () => {
          const made = createSessionRow(session);
          keep(kept, made.id, made);
          return made;
        },
      ),

    rotate(exchange) {
      const { id, token } = exchange;
      const unchanged = async () => {
        const session = kept.get(id) ?? (await sessions.byId(id));
        return session?.current_token === token ? session : undefined;
      };
      return unlessFull(async () => {
        const session = kept.get(id);
        if (session) {
          await sessions.store(session);
          kept.delete(id);
        }
        return sessions.rotate(exchange);
      }, unchanged);
    },

    async revoke(id) {
      if (!kept.delete(id)) await sessions.revoke(id);
    },

    async revokeAll(userId) {
      for (const { id, user_id } of kept.values()) if (user_id === userId) kept.delete(id);
      await sessions.revokeAll(userId);
    },
  };
}

/** Counters that this process keeps by itself while the store can only be read. */
export function countAttemptsWhileFull(attempts: AttemptRepository): AttemptRepository {
  const kept = new Map<string, AttemptCount>();
  const countHere = (key: string, windowMs: number): AttemptCount => {
    const now = new Date();
    const last = kept.get(key);
    const isOver = !last || last.windowEndsAt <= now.toISOString();
    const windowEndsAt = isOver ? new Date(now.getTime() + windowMs).toISOString() : last.windowEndsAt;
    const counted = { count: isOver ? 1 : last.count + 1, windowEndsAt };
    keep(kept, key, counted);
    return counted;
  };
  return {
    ...attempts,

    count: (attempt) =>
      unlessFull(
        () => attempts.count(attempt),
        () => countHere(attempt.key, attempt.windowMs),
      ),

    async uncount(key) {
      const last = kept.get(key);
      if (last) kept.set(key, { ...last, count: Math.max(0, last.count - 1) });
      else
        await unlessFull(
          () => attempts.uncount(key),
          () => {},
        );
    },
  };
}

/** Keeps an entry as the newest; beyond what memory is for, the oldest goes. */
function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size <= MOST_KEPT) return;
  for (const [oldest] of kept) {
    kept.delete(oldest);
    return;
  }
}
