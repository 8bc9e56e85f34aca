import type { ApiError } from './ApiError.ts';
import { client } from './client.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

/**
 * What the server states about a kind, null if its answer can't be read; not retried, since the form works without it.
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
  // Servers that follow other rules than the contract answer anything.
  const body: unknown = await unwrap(call).catch((error: ApiError) => {
    console.warn(`${notCompared}, which returned no metadata: ${error.message}`);
    throw error;
  });
  // It comes with what compares.
  const { answerText, readMeta } = await import('#model/readMeta.ts');
  const meta = readMeta(body);
  if (!meta) console.warn(`${notCompared}, whose metadata is ${answerText(body)}`);
  return meta ?? null;
}
