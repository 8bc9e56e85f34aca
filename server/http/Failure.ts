import { MESSAGES } from '#model/messages.ts';

/** One thing that is wrong with what was sent. */
export interface Fault {
  field: string;
  value?: unknown;
  message: string;
}

/** A call that is answered with `{message, status}`. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** A call that is answered with 400 and a message at each field. */
export class Invalid extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super('Validation Error');
  }
}

/** The same answer for what does not exist, what is deleted and what belongs to somebody else. */
export function notFound(): Failure {
  return new Failure(404, 'The requested resource was not found');
}

export function unauthorized(message = 'Please log in again'): Failure {
  return new Failure(401, message, { 'www-authenticate': 'Bearer' });
}

export function locked(): Failure {
  return new Failure(403, 'The component is locked. Switch the lock off to change or delete it.');
}

export function changedMeanwhile(what: 'component' | 'project' | 'asset'): Failure {
  return new Failure(412, `The ${what} was changed in the meantime`);
}

export function nameTaken(name: unknown): Invalid {
  return new Invalid([{ field: 'name', value: name, message: MESSAGES.nameTaken }]);
}

/** The body of a 400 answer. */
export function validationError({ faults }: Invalid) {
  const details = takeFirst(faults);
  const errors = new Map<string, string[]>();
  for (const { field, message } of details) errors.set(field, [...(errors.get(field) ?? []), message]);
  return { error: 'Validation Error', details, errors: Object.fromEntries(errors) };
}

/** As many faults as somebody could read, and how many there are beside them. */
function takeFirst(faults: readonly Fault[]): readonly Fault[] {
  const more = faults.length - MOST_FAULTS;
  if (more <= 0) return faults;
  return [...faults.slice(0, MOST_FAULTS), { field: 'body', message: `And ${more} more` }];
}

const MOST_FAULTS = 100;
