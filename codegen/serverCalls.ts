import { isRecord } from '#model/isRecord.ts';

/** A connection to a running server. */
export interface ServerCalls {
  /** The address of its API. */
  base: string;
  /** Returns the status and text of a GET; rejects if the server does not answer. */
  get: (address: string) => Promise<ServerAnswer>;
  /** Returns the message about an answer that requires a sign-in; undefined for any other. */
  refusal: (answer: ServerAnswer) => string | undefined;
}

export interface ServerAnswer {
  status: number;
  text: string;
  /** The address of the next page of a list, as given in its `Link` header. */
  next?: string;
}

/**
 * Signs in to a server by API_TOKEN, or by API_EMAIL and API_PASSWORD, or not at all. If that fails, rejects with what
 * to do.
 */
export async function connectServer(url: string, env: NodeJS.ProcessEnv): Promise<ServerCalls> {
  const base = `${url.replace(/\/+$/, '').replace(/\/api\/v2$/, '')}/api/v2`;
  const token = env.API_TOKEN || (await signIn(base, env));
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.5' };
  if (token) headers.authorization = `Bearer ${token}`;
  return {
    base,
    get: (address) => ask(address, { headers }),
    refusal: ({ status }) => (status === 401 || status === 403 ? refusal(base, status, token) : undefined),
  };
}

const ASK_LIMIT_MS = 30_000;
/** No metadata or contract comes near this size. */
const MOST_BYTES = 50_000_000;
const HOW_TO_SIGN_IN = 'Set API_TOKEN, or API_EMAIL and API_PASSWORD, to sign in to the server';

async function signIn(base: string, { API_EMAIL, API_PASSWORD }: NodeJS.ProcessEnv): Promise<string | undefined> {
  if (!API_EMAIL && !API_PASSWORD) return undefined;
  if (!API_EMAIL || !API_PASSWORD)
    throw new Error(`${API_EMAIL ? 'API_PASSWORD' : 'API_EMAIL'} is missing. ${HOW_TO_SIGN_IN}`);
  const { status, text } = await ask(`${base}/token/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: API_EMAIL, password: API_PASSWORD }),
  });
  if (status < 200 || status > 299) throw new Error(`${base} refused to sign ${API_EMAIL} in: ${status}`);
  const pair = parseJson(text);
  const access = isRecord(pair) ? pair.access : undefined;
  if (typeof access !== 'string') throw new Error(`${base} answered the sign-in without an access token`);
  return access;
}

function refusal(base: string, status: number, token: string | undefined): string {
  return token
    ? `${base} does not accept the token that was sent with the request (${status})`
    : `${base} requires a sign-in (${status}). ${HOW_TO_SIGN_IN}`;
}

/** Requests an address; rejects with the address and the reason if it does not answer. */
export async function ask(address: string, init: RequestInit = {}): Promise<ServerAnswer> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    const next = /<([^>]*)>;\s*rel="?next"?/.exec(answer.headers.get('link') ?? '')?.[1];
    return { status: answer.status, text: await readText(answer), ...(next === undefined ? {} : { next }) };
  } catch (error) {
    // Node's "fetch failed" has the reason in its cause.
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new Error(`${address} does not answer: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    parts.push(read.value);
    length += read.value.length;
    if (length > MOST_BYTES) throw new Error(`its response is longer than ${MOST_BYTES / 1e6} MB`);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Returns the parsed text, or the text itself if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
