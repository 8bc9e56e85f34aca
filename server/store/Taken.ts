import { type Fault, Invalid } from '#server/Failure.ts';

const POSTGRES_CODE = '23505';
const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** A unique index of the store refused a row: another row has the name, the address or the component. */
export class Taken extends Error {}

/** Runs a statement; a broken unique index of either engine becomes `Taken`. */
export async function throwTaken<T>(execute: () => Promise<T>): Promise<T> {
  try {
    return await execute();
  } catch (error) {
    throw isUniqueViolation(error) ? new Taken('Taken already', { cause: error }) : error;
  }
}

/** Runs a write; returns what `instead` returns where the store throws `Taken`. */
export async function ifTaken<T, U>(write: () => Promise<T>, instead: () => U): Promise<T | U> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Taken) return instead();
    throw error;
  }
}

/** Runs a write; throws `Invalid` with the fault where the store throws `Taken`. */
export function refuseTaken<T>(fault: Fault, write: () => Promise<T>): Promise<T> {
  return ifTaken(write, () => {
    throw new Invalid([fault]);
  });
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === POSTGRES_CODE || (typeof error.code === 'string' && SQLITE_CODES.has(error.code));
}
