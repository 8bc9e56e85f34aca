const MOST_CAUSES = 5;

// A type alias, since the logger does not accept an interface.
type LoggedError = {
  type: string;
  code?: string;
  message: string;
};

/**
 * Returns what is logged of an error: its stack, and type, code and message of it and its causes. Other properties may
 * hold data that users have sent, as the `detail` of PostgreSQL does.
 */
export function toLoggedError(error: unknown): LoggedError & { stack: string; causes?: LoggedError[] } {
  const causes = findCauses(error).slice(0, MOST_CAUSES).map(describe);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { ...describe(error), stack, ...(causes.length > 0 ? { causes } : {}) };
}

function describe(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = 'code' in error && error.code !== undefined ? { code: String(error.code) } : {};
  return { type: error.name, ...code, message: error.message };
}

/** Returns the errors that led to this one, nearest first. */
function findCauses(error: unknown): unknown[] {
  const found: unknown[] = [];
  const open: unknown[] = [error];
  for (let next = open.shift(); next instanceof Error && found.length <= MOST_CAUSES; next = open.shift()) {
    const causes = [...(next instanceof AggregateError ? next.errors : []), ...(next.cause ? [next.cause] : [])];
    found.push(...causes);
    open.push(...causes);
  }
  return found;
}
