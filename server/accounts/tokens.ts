import type { JWT } from '@fastify/jwt';
import { unauthorized } from '#server/Failure.ts';
import { SESSION_LIMITS } from '#server/sessionLimits.ts';
import type { Store } from '#server/store/Store.ts';
import type { Session } from '#server/store/sessionRepository.ts';
import { type Device, UNKNOWN_DEVICE } from './Device.ts';

/** How many tokens with a checked signature are remembered. */
const MOST_KEPT = 1000;

/** The claims of a token: user, session and purpose. */
interface Claims {
  sub: string;
  sid: string;
  type: 'access' | 'refresh';
  /** Refresh tokens only: identifies the token within its session. */
  jti?: string;
  /** Issued at, and expires at, in seconds since 1970. */
  iat?: number;
  exp: number;
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    payload: Claims;
  }
}

export type Tokens = ReturnType<typeof createTokens>;

/** Signs, checks and rotates tokens; sessions live in the store, so that all processes share them. */
export function createTokens({ jwt, store }: { jwt: JWT; store: Store }) {
  function createPair(session: Session) {
    const owner = { sub: session.user_id, sid: session.id };
    const [iat, exp] = [toSeconds(session.rotated_at), toSeconds(session.expires_at)];
    return {
      access: jwt.sign({ ...owner, type: 'access', exp: Math.min(toSeconds(inTime(SESSION_LIMITS.accessMs)), exp) }),
      refresh: jwt.sign({ ...owner, type: 'refresh', jti: session.current_token, iat, exp }),
    };
  }

  const genuine = new Map<string, Claims>();

  /** Returns the claims of a token; checks its signature once, and its expiry each time. */
  function readClaims(token: string): Claims {
    const known = genuine.get(token);
    if (known && known.exp * 1000 > Date.now()) return known;
    genuine.delete(token);
    try {
      const claims = jwt.verify<Claims>(token);
      const [oldest] = genuine.keys();
      if (genuine.size >= MOST_KEPT && oldest !== undefined) genuine.delete(oldest);
      genuine.set(token, claims);
      return claims;
    } catch {
      throw unauthorized();
    }
  }

  function isGenuine(token: string): boolean {
    try {
      jwt.verify(token);
      return true;
    } catch (error) {
      return error instanceof Error && 'code' in error && error.code === 'FAST_JWT_EXPIRED';
    }
  }

  /** Returns the session if it is open; throws otherwise. */
  async function findOpen(id: string): Promise<Session> {
    const session = await store.sessions.byId(id);
    if (!session || !isAhead(session.expires_at)) throw unauthorized();
    return session;
  }

  return {
    /** Begins a session and returns its pair of tokens. */
    async begin(userId: string, device: Device = UNKNOWN_DEVICE) {
      return createPair(
        await store.sessions.create({ userId, expires_at: inTime(SESSION_LIMITS.idleMs), ...toColumns(device) }),
      );
    },

    /** Whether this server signed a token, even if it has expired; does not read the store. */
    isGenuine,

    /** Exchanges a refresh token for a new pair; a token that was replaced before ends its session. */
    async rotate(refresh: string, device: Device = UNKNOWN_DEVICE) {
      const { sid, jti, type } = readClaims(refresh);
      if (type !== 'refresh' || !jti) throw unauthorized();
      const term = getTerm(await findOpen(sid));
      const rotated = term && (await store.sessions.rotate({ id: sid, token: jti, ...term, ...toColumns(device) }));
      if (rotated) return createPair(rotated);
      const session = term && (await store.sessions.byId(sid));
      if (session && isWithinGrace(session, jti)) return createPair(session);
      await store.sessions.revoke(sid);
      if (session) await store.audit.add({ userId: session.user_id, sessionId: sid, ...device }, 'session_copied');
      throw unauthorized();
    },

    /** Ends the session of a token, whichever of its tokens it is, and returns it; undefined if it was not open. */
    async end(token: string): Promise<{ userId: string; sessionId: string } | undefined> {
      const claims = isGenuine(token) ? jwt.decode<Claims>(token) : null;
      if (!claims) return undefined;
      const { sub: userId, sid: sessionId } = claims;
      return (await store.sessions.revokeOwn({ id: sessionId, userId })) ? { userId, sessionId } : undefined;
    },

    /** Returns the user and session of an access token; throws if it is not valid. */
    async access(token: string): Promise<{ userId: string; sessionId: string }> {
      const { sub, sid, type, exp } = readClaims(token);
      // A token signed while the clock was ahead would last too long; the session can continue with a new one.
      if (type !== 'access' || exp * 1000 > Date.now() + SESSION_LIMITS.accessMs + SESSION_LIMITS.skewMs)
        throw unauthorized();
      if (!isAhead(await store.sessions.findExpiry(sid))) throw unauthorized();
      return { userId: sub, sessionId: sid };
    },

    /** Returns the type and expiry (seconds since 1970) of a token of either type; throws if it is not valid. */
    async verify(token: string): Promise<Pick<Claims, 'type' | 'exp'>> {
      const { sid, type, jti, exp } = readClaims(token);
      const session = await findOpen(sid);
      if (type === 'refresh' && session.current_token !== jti) throw unauthorized();
      return { type, exp };
    },
  };
}

function isAhead(time: string | undefined): boolean {
  return time !== undefined && Date.parse(time) > Date.now();
}

/** Returns when an open session began and when it expires; undefined if it has lasted too long. */
function getTerm({ begun_at }: Session): { begun_at: string; expires_at: string } | undefined {
  const now = Date.now();
  // If the clock was ahead at sign-in, the session would last longer than it may.
  const begun = Math.min(Date.parse(begun_at), now);
  const expires = Math.min(now + SESSION_LIMITS.idleMs, begun + SESSION_LIMITS.longestMs);
  if (expires <= now) return undefined;
  return { begun_at: new Date(begun).toISOString(), expires_at: new Date(expires).toISOString() };
}

function isWithinGrace(session: Session, token: string): boolean {
  // If the clock was set back since, the last exchange lies in the future.
  return (
    session.previous_token === token && Math.abs(Date.now() - Date.parse(session.rotated_at)) <= SESSION_LIMITS.graceMs
  );
}

function toColumns({ address, userAgent }: Device) {
  return { address, user_agent: userAgent };
}

function toSeconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}

function inTime(milliseconds: number): string {
  return new Date(Date.now() + milliseconds).toISOString();
}
