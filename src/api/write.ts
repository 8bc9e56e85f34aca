import { MESSAGES } from '#model/messages.ts';
import { ApiError } from './ApiError.ts';
import { withRetry } from './retryPolicy.ts';

// Only these guarantee that nothing was done: a call that was cut off may have been carried out, and must not be
// repeated.
const NOT_DONE = new Set([429, 503]);

/** Sends a call that changes something; repeats it once if the server was too busy to begin. */
export function write<Data>(call: () => Promise<Data>): Promise<Data> {
  return withRetry(call, { retries: 1, isWorthARetry: isNotDone });
}

/** The ids of records that this window is deleting or has deleted. */
const deletedHere = new Set<string>();

export function isDeletedHere(id: string): boolean {
  return deletedHere.has(id);
}

/** Called once the record exists again. */
export function forgetDeletion(id: string): void {
  deletedHere.delete(id);
}

interface UnchangedDeletion {
  id: string;
  /** The version that was read; if undefined, any version is deleted. */
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

/** Returns the header that limits a call to this version. */
export function toIfMatch(etag: string | undefined): IfMatch {
  return etag === undefined ? {} : { 'If-Match': etag };
}

function isNotDone(error: unknown): boolean {
  return error instanceof ApiError && NOT_DONE.has(error.status);
}
