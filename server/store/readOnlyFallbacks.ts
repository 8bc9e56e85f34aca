import { findStoreFault } from '#server/findStoreFault.ts';
import type { AuditRepository } from './auditRepository.ts';
import { createSessionRow, type Session, type SessionRepository } from './sessionRepository.ts';
import type { SignInPlaceRepository } from './signInPlaceRepository.ts';

const MOST_KEPT = 10_000;

/** Runs a write; if the store is read-only, because its disk is full or for another reason, runs `otherwise`. */
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
 * Lets sessions continue while the store is read-only: a session that begins then is held in this process until the
 * store accepts its next exchange, and a stored one keeps its refresh token.
 */
export function keepSessionsWhileFull(sessions: SessionRepository): SessionRepository {
  const kept = new Map<string, Session>();
  const forget = ({ userId, id }: { userId: string; id?: string }) => {
    for (const session of kept.values()) if (session.user_id === userId && session.id !== id) kept.delete(session.id);
  };
  return {
    ...sessions,

    findExpiry: async (id) => kept.get(id)?.expires_at ?? sessions.findExpiry(id),

    byId: async (id) => kept.get(id) ?? sessions.byId(id),

    async open(ids) {
      const now = new Date().toISOString();
      const own = ids.filter((id) => (kept.get(id)?.expires_at ?? '') > now);
      return new Set([...own, ...(await sessions.open(ids))]);
    },

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

    async list(userId) {
      const own = [...kept.values()].filter(({ user_id }) => user_id === userId);
      return [...own, ...(await sessions.list(userId))].sort(lastUsedFirst);
    },

    async revokeOwn(own) {
      return (kept.get(own.id)?.user_id === own.userId && kept.delete(own.id)) || sessions.revokeOwn(own);
    },

    async revokeAll(userId) {
      forget({ userId });
      await sessions.revokeAll(userId);
    },

    async revokeOthers(own) {
      forget(own);
      await sessions.revokeOthers(own);
    },
  };
}

/** Does not remember places of sign-ins while the store is read-only. */
export function notePlacesUnlessFull(places: SignInPlaceRepository): SignInPlaceRepository {
  return {
    ...places,
    note: (place) =>
      unlessFull(
        () => places.note(place),
        () => {},
      ),
  };
}

/** Does not record events outside a transaction while the store is read-only. */
export function recordUnlessFull(audit: AuditRepository): AuditRepository {
  const nothing = () => {};
  return {
    ...audit,
    add: (...entry) => unlessFull(() => audit.add(...entry), nothing),
    addFailure: (origin) => unlessFull(() => audit.addFailure(origin), nothing),
  };
}

function lastUsedFirst(a: Session, b: Session): number {
  if (a.rotated_at === b.rotated_at) return a.id < b.id ? -1 : 1;
  return a.rotated_at > b.rotated_at ? -1 : 1;
}

/** Adds an entry as the newest; beyond the limit, the oldest is dropped. */
function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.delete(key);
  kept.set(key, value);
  if (kept.size <= MOST_KEPT) return;
  for (const [oldest] of kept) {
    kept.delete(oldest);
    return;
  }
}
