import type { JWT } from '@fastify/jwt';
import { unauthorized } from '#server/Failure.ts';
import type { Store } from '#server/store/Store.ts';
import type { Session } from '#server/store/sessionRepository.ts';

const ACCESS_S = 5 * 60;
const REFRESH_S = 24 * 3600;
/** Two tabs may send the same refresh token at once; later than this it counts as stolen. */
const GRACE_MS = 10_000;

/** The claims of a token: its user, its session and its use. */
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
      access: jwt.sign({ ...owner, type: 'access', exp: toSeconds(inSeconds(ACCESS_S)) }),
      refresh: jwt.sign({ ...owner, type: 'refresh', jti: session.current_token, iat, exp }),
    };
  }

  function readClaims(token: string): Claims {
    try {
      return jwt.verify<Claims>(token);
    } catch {
      throw unauthorized();
    }
  }

  return {
    /** A new session and its pair of tokens. */
    async begin(userId: string) {
      return createPair(await store.sessions.create({ userId, expiresAt: inSeconds(REFRESH_S) }));
    },

    /** Exchanges a refresh token for a new pair; a token that was replaced before ends its session. */
    async rotate(refresh: string) {
      const { sid, jti, type } = readClaims(refresh);
      if (type !== 'refresh' || !jti) throw unauthorized();
      const rotated = await store.sessions.rotate({ id: sid, token: jti, expiresAt: inSeconds(REFRESH_S) });
      if (rotated) return createPair(rotated);
      const session = await store.sessions.byId(sid);
      if (session && isWithinGrace(session, jti)) return createPair(session);
      await store.sessions.revoke(sid);
      throw unauthorized();
    },

    /** The user and session of an access token; throws where it is not valid. */
    async access(token: string): Promise<{ userId: string; sessionId: string }> {
      const { sub, sid, type } = readClaims(token);
      if (type !== 'access' || !(await store.sessions.byId(sid))) throw unauthorized();
      return { userId: sub, sessionId: sid };
    },

    /** The use and expiry of a token of either type; throws where it is not valid. */
    async verify(token: string): Promise<Pick<Claims, 'type' | 'exp'>> {
      const { sid, type, jti, exp } = readClaims(token);
      const session = await store.sessions.byId(sid);
      if (!session || (type === 'refresh' && session.current_token !== jti)) throw unauthorized();
      return { type, exp };
    },
  };
}

function isWithinGrace(session: Session, token: string): boolean {
  return session.previous_token === token && Date.now() - Date.parse(session.rotated_at) <= GRACE_MS;
}

function toSeconds(time: string): number {
  return Math.floor(Date.parse(time) / 1000);
}

function inSeconds(seconds: number): string {
  return new Date(Date.now() + seconds * 1000).toISOString();
}
