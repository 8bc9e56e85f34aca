import { ApiError } from './ApiError.ts';
import { withRetry } from './retryPolicy.ts';

// Only these say that nothing was done: a call that was cut off may have been carried out, and must not be repeated.
const NOT_DONE = new Set([429, 503]);

/** A call that changes something, repeated once where the server was too busy to begin. */
export function write<Data>(call: () => Promise<Data>): Promise<Data> {
  return withRetry(call, { retries: 1, isWorthARetry: isNotDone });
}

function isNotDone(error: unknown): boolean {
  return error instanceof ApiError && NOT_DONE.has(error.status);
}
