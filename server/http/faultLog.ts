import type { FastifyRequest } from 'fastify';
import { findStoreFault } from '#server/findStoreFault.ts';

const EVERY_MS = 5000;
const MOST_KINDS = 100;

/** A call that failed through a fault of the server. */
interface FailedCall {
  error: unknown;
  request: FastifyRequest;
  status: number;
}

export interface FaultLog {
  write(failed: FailedCall): void;
}

interface Repeated {
  /** The number of faults since the last line. */
  count: number;
  last: FailedCall;
}

/**
 * Creates a log of faults that can't fill the disk: the first of several equal faults is written at once, later ones
 * every five seconds as one line with their number.
 */
export function createFaultLog(): FaultLog {
  const kinds = new Map<string, Repeated>();

  function sum(kind: string): void {
    const repeated = kinds.get(kind);
    if (!repeated || repeated.count === 0) {
      kinds.delete(kind);
      return;
    }
    writeLine(repeated.last, repeated.count);
    repeated.count = 0;
    wait(kind);
  }

  function wait(kind: string): void {
    setTimeout(() => sum(kind), EVERY_MS).unref();
  }

  return {
    write(failed) {
      const found = findKind(failed);
      const kind = kinds.has(found) || kinds.size < MOST_KINDS ? found : 'any other';
      const repeated = kinds.get(kind);
      if (repeated) {
        repeated.count += 1;
        repeated.last = failed;
      } else {
        kinds.set(kind, { count: 0, last: failed });
        writeLine(failed);
        wait(kind);
      }
    },
  };
}

/** Returns the key of equal faults: a failing store affects all calls alike; any other fault belongs to its route. */
function findKind({ error, request }: FailedCall): string {
  const fault = findStoreFault(error);
  if (fault) return fault;
  const { method = '', url = '' } = request.routeOptions;
  return [method, url, error instanceof Error ? `${error.name} ${error.message}` : ''].join(' ');
}

function writeLine({ error, request, status }: FailedCall, repeats?: number): void {
  const { method, url } = request;
  const words = findStoreFault(error) ? 'the store failed' : 'a call failed';
  const call = { method, path: url.replace(/\?.*/, ''), status };
  request.log.error({ err: error, ...call, ...(repeats === undefined ? {} : { repeats }) }, words);
}
