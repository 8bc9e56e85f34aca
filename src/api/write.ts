import { MESSAGES } from '#model/messages.ts';
import { ApiError } from './ApiError.ts';
import { withRetry } from './retryPolicy.ts';

// Only these say that nothing was done: a call that was cut off may have been carried out, and must not be repeated.
const NOT_DONE = new Set([429, 503]);

/** A call that changes something, repeated once where the server was too busy to begin. */
export function write<Data>(call: () => Promise<Data>): Promise<Data> {
  return withRetry(call, { retries: 1, isWorthARetry: isNotDone });
}

/** The ids of records that this window deletes, or has deleted. */
const deletedHere = new Set<string>();

export function isDeletedHere(id: string): boolean {
  return deletedHere.has(id);
}

/** It is there again. */
export function forgetDeletion(id: string): void {
  deletedHere.delete(id);
}

interface UnchangedDeletion {
  id: string;
  /** The version that was read; undefined deletes whichever is stored. */
  etag: string | undefined;
  remove: (header: IfMatch) => Promise<void>;
  /** Reads the record again. */
  reread: () => Promise<void>;
}

/**
 * Deletes a record in the version that was read; if it has changed since, it is read again, and the call rejects with a
 * message that says what to do.
 */
export async function deleteUnchanged({ id, etag, remove, reread }: UnchangedDeletion): Promise<void> {
  deletedHere.add(id);
  try {
    await write(() => remove(toIfMatch(etag)));
  } catch (thrown) {
    forgetDeletion(id);
    if (!(thrown instanceof ApiError) || thrown.status !== 412) throw thrown;
    await reread();
    throw new ApiError({ message: MESSAGES.changedSinceOpened, status: 412 });
  }
}

interface IfMatch {
  'If-Match'?: string;
}

/** The header of a call that changes this version only. */
export function toIfMatch(etag: string | undefined): IfMatch {
  return etag === undefined ? {} : { 'If-Match': etag };
}

function isNotDone(error: unknown): boolean {
  return error instanceof ApiError && NOT_DONE.has(error.status);
}
