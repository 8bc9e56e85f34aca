import { toApiError } from './ApiError.ts';
import { isSessionOver, refreshSession } from './refreshSession.ts';
import { askForSignIn, loseSession, useSession } from './sessionStore.ts';
import { CALL_LIMIT_MS, timedFetch } from './timedFetch.ts';

const send = timedFetch(CALL_LIMIT_MS);

/**
 * Sends a call with the access token; a 401 refreshes the session once and repeats the call. If the session continues
 * but can't be refreshed now, throws the reason.
 */
export async function authorisedFetch(request: Request): Promise<Response> {
  const { access, generation } = useSession.getState();
  if (!access) {
    askForSignIn();
    return send(request);
  }

  const answer = await send(withToken(request.clone(), access));
  if (answer.status !== 401) return answer;

  const fresh = await refreshSession(access).catch((thrown: unknown) => {
    const error = toApiError(thrown);
    if (!isSessionOver(error)) throw error;
    loseSession({ access, error: error.message });
    return undefined;
  });
  // A call of one user is never sent as another.
  if (fresh === undefined || useSession.getState().generation !== generation) return answer;

  const second = await send(withToken(request, fresh));
  if (second.status !== 401) return second;
  // The server refuses even a new token, so the caller gets the first response.
  loseSession({ access: fresh, error: 'Please log in again' });
  return answer;
}

function withToken(request: Request, access: string): Request {
  request.headers.set('Authorization', `Bearer ${access}`);
  return request;
}
