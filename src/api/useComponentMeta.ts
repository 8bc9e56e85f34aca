import type { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

/**
 * Reads the server's metadata of a kind, null if they can't be read; not retried, since the form works without them.
 */
export function useComponentMeta({ subclass }: { subclass: string | undefined }) {
  return useRead({
    key: subclass ? ['component-meta', subclass] : undefined,
    read: () => readServerMeta(subclass ?? ''),
    retries: 0,
  });
}

async function readServerMeta(subclass: string) {
  const notCompared = `The form of ${subclass} can't be compared with the server`;
  const call = client.GET('/components/meta/{subclass}/', { params: { path: { subclass } } });
  // A server that does not follow the contract may respond with anything.
  const body: unknown = await unwrap(call).catch((error: ApiError) => {
    console.warn(`${notCompared}, which returned no metadata: ${error.message}`);
    throw error;
  });
  // Loaded on demand, together with the comparison.
  const { answerText, readMeta } = await import('#model/readMeta.ts');
  const meta = readMeta(body);
  if (!meta) console.warn(`${notCompared}, whose metadata is ${answerText(body)}`);
  return meta ?? null;
}
