import { answerText, readMeta } from '#model/readMeta.ts';
import { client } from './client.ts';
import { logWarning } from './logWarning.ts';
import { useRead } from './swr.ts';
import { unwrap } from './unwrap.ts';

/** What the server states of a kind, null where its answer can't be read; one try only, for a form does without it. */
export function useComponentMeta({ subclass }: { subclass: string | undefined }) {
  return useRead({
    key: subclass ? ['component-meta', subclass] : undefined,
    read: () => readServerMeta(subclass ?? ''),
    retries: 0,
  });
}

async function readServerMeta(subclass: string) {
  const call = client.GET('/components/meta/{subclass}/', { params: { path: { subclass } } });
  // Servers that follow other rules than the contract answer anything.
  const body: unknown = await unwrap(call).catch((error: unknown) => {
    logWarning(`The form of ${subclass} is not compared with the server, which gave no metadata`, error);
    throw error;
  });
  const meta = readMeta(body);
  if (!meta)
    logWarning(`The form of ${subclass} is not compared with the server, whose metadata is ${answerText(body)}`);
  return meta ?? null;
}
