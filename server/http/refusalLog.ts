import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/Failure.ts';
import { throttleLog } from './throttleLog.ts';
import { toLoggedPath } from './toLoggedPath.ts';

/** A call that was refused. */
interface RefusedCall {
  error: unknown;
  request: FastifyRequest;
  /** Who made it; empty for calls that need no sign-in. */
  userId: string;
}

export interface RefusalLog {
  /** Writes a line if the call met a limit, or asked for something of another account. */
  write(refused: RefusedCall): Promise<void>;
}

/** Finds out whether any of the ids is that of a record of another user. */
type IsOfOthers = (asked: { ids: readonly string[]; userId: string }) => Promise<boolean>;

const EVERY_MS = 60_000;

/** Creates the log of calls that were refused to protect the server or other accounts; equal ones share a line. */
export function createRefusalLog(isOfOthers: IsOfOthers): RefusalLog {
  const log = throttleLog(writeLine, EVERY_MS);
  return {
    async write({ error, request, userId }) {
      const words = await describeRefusal({ error, request, userId }, isOfOthers);
      if (words === undefined) return;
      const { method, url = '' } = request.routeOptions;
      log.write([method, url, userId, words].join(' '), { words, request, userId });
    },
  };
}

async function describeRefusal(
  { error, request, userId }: RefusedCall,
  isOfOthers: IsOfOthers,
): Promise<string | undefined> {
  if (!(error instanceof Failure)) return undefined;
  if (error.reason === 'tooManyAttempts') return 'a call met a limit';
  // A store that fails now is logged by the next call that needs it.
  const isForeign = () => isOfOthers({ ids: listIds(request), userId }).catch(() => false);
  return error.reason === 'notFound' && userId !== '' && (await isForeign())
    ? 'a call asked for a record of another account'
    : undefined;
}

/** Lists what may be an id in a call: the parameters of its address, and the texts of its body. */
function listIds({ params, body }: FastifyRequest): string[] {
  const values = [params, body].flatMap((sent) =>
    typeof sent === 'object' && sent !== null ? Object.values(sent) : [],
  );
  return values.filter((value) => typeof value === 'string').filter((text) => ID.test(text));
}

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function writeLine(
  { words, request, userId }: Pick<RefusedCall, 'request' | 'userId'> & { words: string },
  repeats?: number,
): void {
  const { method, url, ip } = request;
  const caller = userId === '' ? {} : { user: userId };
  const count = repeats === undefined ? {} : { repeats };
  request.log.warn({ method, path: toLoggedPath(url), address: ip, ...caller, ...count }, words);
}
