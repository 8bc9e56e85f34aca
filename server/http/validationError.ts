import type { Fault } from '#server/Failure.ts';

const MOST_FAULTS = 100;
/** The longest value that is repeated, in characters of JSON, and the longest list. */
const LONGEST_VALUE = 1000;
const LONGEST_LIST = 100;

/** Returns the body of a 400 answer: the first hundred faults, and their messages by field. */
export function validationError(faults: readonly Fault[]) {
  const details = takeFirst(faults).map(toShort);
  const errors = new Map<string, string[]>();
  for (const { field, message } of details) errors.set(field, [...(errors.get(field) ?? []), message]);
  return { error: 'Validation Error', details, errors: Object.fromEntries(errors) };
}

/** Returns as many faults as a user could read, and the number of the others. */
function takeFirst(faults: readonly Fault[]): readonly Fault[] {
  const more = faults.length - MOST_FAULTS;
  if (more <= 0) return faults;
  return [...faults.slice(0, MOST_FAULTS), { field: 'body', message: `And ${more} more` }];
}

/** Drops long values: otherwise a file that was sent would be returned as a whole. */
function toShort({ value, ...fault }: Fault): Fault {
  if (value === undefined) return fault;
  return isLong(value) ? fault : { ...fault, value };
}

function isLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_VALUE;
  if (Array.isArray(value) && value.length > LONGEST_LIST) return true;
  return typeof value === 'object' && JSON.stringify(value).length > LONGEST_VALUE;
}
