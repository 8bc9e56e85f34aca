import { isRecord } from '#model/isRecord.ts';
import type { MetaAnswer } from './compareServedKinds.ts';
import { parseJson, type ServerCalls } from './serverCalls.ts';

/** Requests the metadata of each kind; rejects if the server requires a sign-in. */
export async function readServerMeta(
  { base, get, refusal }: ServerCalls,
  subclasses: readonly string[],
): Promise<Map<string, MetaAnswer>> {
  const answers = await Promise.all(
    subclasses.map(async (subclass): Promise<[string, MetaAnswer]> => {
      const answer = await get(`${base}/components/meta/${subclass}/`);
      const refused = refusal(answer);
      if (refused) throw new Error(refused);
      const { status, text } = answer;
      if (status === 404) return [subclass, { body: undefined }];
      const isAnswer = status >= 200 && status <= 299;
      return [
        subclass,
        isAnswer ? { body: parseJson(text) } : { fault: `${base} answered the request for metadata with ${status}` },
      ];
    }),
  );
  return new Map(answers);
}

/** Returns the kinds of the components that the server lists; empty if its answer is unreadable. */
export async function listServedKinds({ base, get }: ServerCalls): Promise<string[]> {
  const { text } = await get(`${base}/components/`);
  const body = parseJson(text);
  const rows = isRecord(body) ? body.results : body;
  const kinds = (Array.isArray(rows) ? rows : []).flatMap((row) =>
    isRecord(row) && typeof row.subclass === 'string' ? [row.subclass] : [],
  );
  return [...new Set(kinds)];
}
