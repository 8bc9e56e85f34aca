import type { Fault } from '#server/Failure.ts';

const MOST_FAULTS = 100;

/** The body of a 400 answer: the first hundred faults, and their messages by field. */
export function validationError(faults: readonly Fault[]) {
  const details = takeFirst(faults);
  const errors = new Map<string, string[]>();
  for (const { field, message } of details) errors.set(field, [...(errors.get(field) ?? []), message]);
  return { error: 'Validation Error', details, errors: Object.fromEntries(errors) };
}

/** As many faults as a person could read, and the number of the others. */
function takeFirst(faults: readonly Fault[]): readonly Fault[] {
  const more = faults.length - MOST_FAULTS;
  if (more <= 0) return faults;
  return [...faults.slice(0, MOST_FAULTS), { field: 'body', message: `And ${more} more` }];
}
