const POSTGRES_CODE = '23505';
const SQLITE_CODES = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY']);

/** A unique index of the store refused a row: the name, address or component is there already. */
export class Taken extends Error {}

/** Runs a write; a broken unique index of either engine becomes `Taken`. */
export async function refusingTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? new Taken('Already taken', { cause: error }) : error;
  }
}

function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === POSTGRES_CODE || (typeof error.code === 'string' && SQLITE_CODES.has(error.code));
}
