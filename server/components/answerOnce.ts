import { createHash } from 'node:crypto';
import { Invalid } from '#server/Failure.ts';
import type { Writers } from '#server/store/Store.ts';

/** One of the calls of an import run; absent where the caller keeps no run. */
export interface RunPart {
  run?: string | undefined;
  part?: number | undefined;
}

/**
 * What a call of an import run does, or has answered when it was sent before. Needs the owner's turn to write, so that
 * of two equal calls the second finds the answer of the first.
 */
export async function answerOnce<Answer>(
  { importCalls }: Pick<Writers, 'importCalls'>,
  { ownerId, sent, run, part = 0 }: RunPart & { ownerId: string; sent: unknown },
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (run === undefined) return work();
  const key = { ownerId, run, part };
  const bodyHash = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
  const known = await importCalls.find(key);
  if (known && known.bodyHash !== bodyHash) throw new Invalid([{ field: 'part', value: part, message: OTHER_BODY }]);
  if (known) return JSON.parse(known.answer);
  const answer = await work();
  await importCalls.add(key, { bodyHash, answer: JSON.stringify(answer) });
  return answer;
}

const OTHER_BODY = 'This part of the import was sent with other components before';
