import type { Meta } from '#model/metaOf.ts';

/** Reads a kind's metadata from a running server, signed in by API_TOKEN, or by API_EMAIL and API_PASSWORD. */
export async function serverMeta(
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<(subclass: string) => Promise<Meta | undefined>> {
  const base = `${url.replace(/\/+$/, '').replace(/\/api\/v2$/, '')}/api/v2`;
  const token = env.API_TOKEN ?? (await signIn(base, env));
  return async (subclass) => {
    const answer = await fetch(`${base}/components/meta/${subclass}/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${base} answered ${answer.status} when asked for the metadata of ${subclass}`);
    // The contract says what this answer holds; the comparison reads nothing else of it.
    return (await answer.json()) as Meta;
  };
}

async function signIn(base: string, { API_EMAIL, API_PASSWORD }: NodeJS.ProcessEnv): Promise<string> {
  if (!API_EMAIL || !API_PASSWORD)
    throw new Error('Set API_TOKEN, or API_EMAIL and API_PASSWORD, to sign in to the server');
  const answer = await fetch(`${base}/token/pair`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: API_EMAIL, password: API_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${base} refused to sign ${API_EMAIL} in: ${answer.status}`);
  const { access }: { access?: unknown } = await answer.json();
  if (typeof access !== 'string') throw new Error(`${base} answered the sign-in without an access token`);
  return access;
}
