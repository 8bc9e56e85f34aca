import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { findStoreFault } from '#server/findStoreFault.ts';
import { throttleLog } from './throttleLog.ts';
import { toLoggedPath } from './toLoggedPath.ts';

/** A call that failed through a fault of the server. */
interface FailedCall {
  error: unknown;
  request: FastifyRequest;
  status: number;
}

export interface FaultLog {
  write(failed: FailedCall): void;
}

/** Creates the log of calls that failed through a fault of the server. */
export function createFaultLog(): FaultLog {
  const log = throttleLog(writeLine);
  return { write: (failed) => log.write(findKind(failed), failed) };
}

/** Creates the log of failed work that no call waits for. */
export function createBackgroundLog(logger: FastifyBaseLogger): (error: unknown) => void {
  const log = throttleLog((err: unknown, repeats) =>
    logger.error({ err, ...toCount(repeats) }, 'background task failed'),
  );
  return (error) => log.write(toText(error), error);
}

/** Returns the key of equal faults: a failing store affects all calls alike; any other fault belongs to its route. */
function findKind({ error, request }: FailedCall): string {
  const fault = findStoreFault(error);
  if (fault) return fault;
  const { method = '', url = '' } = request.routeOptions;
  return [method, url, toText(error)].join(' ');
}

function toText(error: unknown): string {
  return error instanceof Error ? `${error.name} ${error.message}` : '';
}

function writeLine({ error, request, status }: FailedCall, repeats?: number): void {
  const { method, url } = request;
  const words = findStoreFault(error) ? 'the store failed' : 'a call failed';
  const call = { method, path: toLoggedPath(url), status };
  request.log.error({ err: error, ...call, ...toCount(repeats) }, words);
}

function toCount(repeats: number | undefined): { repeats?: number } {
  return repeats === undefined ? {} : { repeats };
}
