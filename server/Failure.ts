import { MESSAGES } from '#model/messages.ts';

/** One mistake in a request, with the field it concerns. */
export interface Fault {
  field: string;
  value?: unknown;
  message: string;
}

/** Why a call is refused; `server/http` maps each reason to a status. */
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

/** Thrown to refuse a call; the message is for the user who made it. */
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

/** Thrown for a call whose values break rules. */
export class Invalid extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super('Validation Error');
  }
}

/**
 * Returns the failure for a record that does not exist, is deleted or belongs to another account; the answer is
 * the same for all three.
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
