import type { components as Schemas } from '#generated/api.ts';
import { describeDevice } from '#server/accounts/describeDevice.ts';
import { createSessionService } from '#server/accounts/sessionService.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { Session } from '#server/store/sessionRepository.ts';
import type { Context } from './Context.ts';
import { getDevice } from './getDevice.ts';

type SessionHandlers = Pick<
  Handlers,
  'obtainTokenPair' | 'refreshToken' | 'verifyToken' | 'logOut' | 'listSessions' | 'endSession' | 'endOtherSessions'
>;

/** Creates the handlers for signing in, staying signed in and signing out. */
export function createSessionHandlers({ store, tokens, background }: Context): SessionHandlers {
  const sessions = createSessionService({ store, tokens, background });

  return {
    obtainTokenPair: ({ body, request }) => sessions.signIn(body, getDevice(request)),

    refreshToken: ({ body, request }) => sessions.refresh(body.refresh, getDevice(request)),

    verifyToken: ({ body }) => tokens.verify(body.token),

    async logOut({ body, request }) {
      await sessions.signOut(body.refresh, getDevice(request));
      return undefined;
    },

    async listSessions({ userId, sessionId }) {
      return (await sessions.list(userId)).map((session) => toOpenSession(session, sessionId));
    },

    async endSession({ userId, params }) {
      await sessions.end({ id: params.id, userId });
      return undefined;
    },

    async endOtherSessions({ userId, sessionId }) {
      await sessions.endOthers({ id: sessionId, userId });
      return undefined;
    },
  };
}

function toOpenSession(session: Session, currentId: string): Schemas['schemas']['OpenSession'] {
  return {
    id: session.id,
    device: describeDevice(session.user_agent),
    address: session.address,
    begun_at: session.begun_at,
    seen_at: session.rotated_at,
    is_current: session.id === currentId,
  };
}
