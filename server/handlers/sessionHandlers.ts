import type { components as Schemas } from '#generated/api.ts';
import { describeDevice } from '#server/accounts/describeDevice.ts';
import { createSessionService } from '#server/accounts/sessionService.ts';
import type { Handlers } from '#server/http/Call.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Session } from '#server/store/sessionRepository.ts';
import type { ListContext } from './Context.ts';
import { getDevice } from './getDevice.ts';

type SessionHandlers = Pick<
  Handlers,
  'obtainTokenPair' | 'refreshToken' | 'verifyToken' | 'logOut' | 'listSessions' | 'endSession' | 'endOtherSessions'
>;

const LAST_USED_FIRST = { sort: '-seen_at', place: [/^/, /^/] };

/** Creates the handlers for signing in, staying signed in and signing out. */
export function createSessionHandlers({ store, tokens, background, answerList }: ListContext): SessionHandlers {
  const sessions = createSessionService({ store, tokens, background });

  return {
    obtainTokenPair: ({ body, request }) => sessions.signIn(body, getDevice(request)),

    refreshToken: ({ body, request }) => sessions.refresh(body.refresh, getDevice(request)),

    verifyToken: ({ body }) => tokens.verify(body.token),

    async logOut({ body, request }) {
      await sessions.signOut(body.refresh, getDevice(request));
      return undefined;
    },

    listSessions: (call) =>
      answerList(call, {
        // Without an ETag: sessions are as quick to read as their state would be.
        sorting: LAST_USED_FIRST,
        read: async (page) => sliceSessions(await sessions.list(call.userId), call.sessionId, page),
      }),

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

/** Yields one page; an account has few sessions, so all are read. */
async function* sliceSessions(all: readonly Session[], currentId: string, page: Page): AsyncGenerator<Slice> {
  const [seenAt = '', id = ''] = page.after ?? [];
  const isAfter = (one: Session) => one.rotated_at < seenAt || (one.rotated_at === seenAt && one.id > id);
  const following = page.after ? all.filter(isAfter) : all;
  const shown = following.slice(0, page.limit);
  const last = shown.at(-1);
  if (!last) return;
  const json = shown.map((session) => JSON.stringify(toOpenSession(session, currentId))).join(BETWEEN);
  const next = shown.length < following.length ? { next: [last.rotated_at, last.id] } : {};
  yield { json: Buffer.from(json), count: shown.length, ...next };
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
