/** Time that a call may take, from its start until the last byte of its answer. */
export const CALL_LIMIT_MS = 30_000;

/** Returns a fetch whose calls, including their bodies, fail with a TimeoutError after `limit` ms. */
export function timedFetch(limit: number): (request: Request) => Promise<Response> {
  return (request) => fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(limit)]) });
}
