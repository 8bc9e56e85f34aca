import { createHash } from 'node:crypto';
import { Invalid } from '#server/Failure.ts';
import type { Writers } from '#server/store/Store.ts';

/** Identifies a call of an import run; `run` is absent if the caller does not want repeatable calls. */
export interface RunPart {
  run?: string | undefined;
  part?: number | undefined;
}

/**
 * Runs a call of an import run, or returns its stored answer if the same call was sent before. Must run inside a
 * `write` of the owner, so that the second of two equal calls finds the answer of the first. Throws `Invalid` if the
 * call was sent before with another body.
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

const OTHER_BODY = 'This part of the import was already sent with other components';
