import { MESSAGES } from '#model/messages.ts';

/** One mistake in what was sent. */
export interface Fault {
  field: string;
  value?: unknown;
  message: string;
}

/** Why a call is refused; `server/http` knows the status of each. */
export type Reason =
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'stale'
  | 'tooManyAttempts'
  | 'notImplemented'
  | 'unavailable'
  | 'storeFull';

/** A call that is refused; the message is for the person who made it. */
export class Failure extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
    readonly retryAfterS?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A call whose values break rules. */
export class Invalid extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super('Validation Error');
  }
}

/**
 * The failure for a record that does not exist, is deleted or belongs to someone else, which look the same to the
 * caller.
 */
export function notFound(): Failure {
  return new Failure('notFound', 'The requested resource was not found');
}

export function unauthorized(message = 'Please log in again'): Failure {
  return new Failure('unauthorized', message);
}

export function nameTaken(name: unknown, field = 'name'): Fault {
  return { field, value: name, message: MESSAGES.nameTaken };
}
