import { type Fault, Invalid } from '#server/Failure.ts';

const POSTGRES_CODE = '23505';
const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** Thrown if a unique index refuses a row because another row has the same name, address or component. */
export class Taken extends Error {}

/** Runs a statement; throws `Taken` if a unique index of either engine refuses it. */
export async function throwTaken<T>(execute: () => Promise<T>): Promise<T> {
  try {
    return await execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Taken('Already taken', { cause: error }) : error;
  }
}

/** Runs a write; if it throws `Taken`, returns the result of `instead`. */
export async function ifTaken<T, U>(write: () => Promise<T>, instead: () => U): Promise<T | U> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Taken) return instead();
    throw error;
  }
}

/** Runs a write; if it throws `Taken`, throws `Invalid` with the fault. */
export function refuseTaken<T>(fault: Fault, write: () => Promise<T>): Promise<T> {
  return ifTaken(write, () => {
    throw new Invalid([fault]);
  });
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === POSTGRES_CODE || (typeof error.code === 'string' && SQLITE_CODES.has(error.code));
}
