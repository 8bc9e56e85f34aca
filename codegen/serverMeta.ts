import { isRecord } from '#model/isRecord.ts';

/**
 * Returns a function that fetches a kind's metadata from a running server, signed in by API_TOKEN, or by API_EMAIL and
 * API_PASSWORD, or not at all. An answer that is not JSON is returned as text.
 */
export async function serverMeta(url: string, env: NodeJS.ProcessEnv): Promise<(subclass: string) => Promise<unknown>> {
  const base = `${url.replace(/\/+$/, '').replace(/\/api\/v2$/, '')}/api/v2`;
  const token = env.API_TOKEN || (await signIn(base, env));
  return async (subclass) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await ask(`${base}/components/meta/${subclass}/`, { headers });
    if (answer.status === 404) return undefined;
    if (answer.status === 401 || answer.status === 403) throw new Error(refusal(base, answer.status, token));
    if (!answer.ok) throw new Error(`${base} answered ${answer.status} when asked for the metadata of ${subclass}`);
    return parsed(await answer.text());
  };
}

const ASK_LIMIT_MS = 30_000;
const HOW_TO_SIGN_IN = 'Set API_TOKEN, or API_EMAIL and API_PASSWORD, to sign in to the server';

async function signIn(base: string, { API_EMAIL, API_PASSWORD }: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (!API_EMAIL && !API_PASSWORD) return undefined;
  if (!API_EMAIL || !API_PASSWORD)
    throw new Error(`${API_EMAIL ? 'API_PASSWORD' : 'API_EMAIL'} is missing. ${HOW_TO_SIGN_IN}`);
  const answer = await ask(`${base}/token/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: API_EMAIL, password: API_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${base} refused to sign ${API_EMAIL} in: ${answer.status}`);
  const pair = parsed(await answer.text());
  const access = isRecord(pair) ? pair.access : undefined;
  if (typeof access !== 'string') throw new Error(`${base} answered the sign-in without an access token`);
  return access;
}

function refusal(base: string, status: number, token: string | undefined): string {
  return token
    ? `${base} does not accept the token that was sent with the request (${status})`
    : `${base} requires a sign-in (${status}). ${HOW_TO_SIGN_IN}`;
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(ASK_LIMIT_MS) });
  } catch (error) {
    // Node's "fetch failed" keeps what went wrong in its cause.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${address} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
