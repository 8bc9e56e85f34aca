import { ApiError } from '#model/apiError.ts';
import { retryDelay } from '#model/retryPolicy.ts';

// Only these say that nothing was done: a call that was cut off may have been carried out, and must not be repeated.
const NOT_DONE = new Set([429, 503]);

/** A call that changes something, repeated once where the server was too busy to begin. */
export async function write<Data>(call: () => Promise<Data>): Promise<Data> {
  try {
    return await call();
  } catch (thrown) {
    if (!(thrown instanceof ApiError) || !NOT_DONE.has(thrown.status)) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, retryDelay(1)));
    return call();
  }
}
