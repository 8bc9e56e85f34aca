import { type Fault, Invalid, notFound } from '#server/Failure.ts';

/** The codes of both engines. */
const TAKEN_CODES = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);
const GONE_CODES = new Set(['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY']);

/** Thrown if a unique index refuses a row because another row has the same name, address or component. */
export class UniqueViolation extends Error {}

/** Runs a statement; throws `UniqueViolation` if a unique index of either engine refuses it. */
export async function throwUniqueViolation<T>(execute: () => Promise<T>): Promise<T> {
  try {
    return await execute();
  } catch (error) {
    throw hasCode(error, TAKEN_CODES) ? new UniqueViolation('Already taken', { cause: error }) : error;
  }
}

/** Runs a statement; throws `notFound` if what its row belongs to has been removed since it was read. */
export async function throwGone<T>(execute: () => Promise<T>): Promise<T> {
  try {
    return await execute();
  } catch (error) {
    throw hasCode(error, GONE_CODES) ? notFound() : error;
  }
}

/** Runs a write; if it throws `UniqueViolation`, returns the result of `instead`. */
export async function ifTaken<T, U>(write: () => Promise<T>, instead: () => U): Promise<T | U> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof UniqueViolation) return instead();
    throw error;
  }
}

/** Runs a write; if it throws `UniqueViolation`, throws `Invalid` with the fault. */
export function refuseTaken<T>(fault: Fault, write: () => Promise<T>): Promise<T> {
  return ifTaken(write, () => {
    throw new Invalid([fault]);
  });
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.has(error.code);
}
