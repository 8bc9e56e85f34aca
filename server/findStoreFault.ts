/**
 * Why a store could not do its work, whichever its engine: it can't be reached, its disk is full, it is read-only, or
 * two transactions collided.
 */
export type StoreFault = 'away' | 'full' | 'readOnly' | 'conflict';

/** Classifies an error of an engine or of the connection to it; undefined for any other error. */
export function findStoreFault(error: unknown): StoreFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  const known = FAULTS.find(({ codes }) => codes.test(code));
  return known?.fault ?? (AWAY_MESSAGES.test(error.message) ? 'away' : undefined);
}

/** Codes of PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html), SQLite and the system. */
const FAULTS: readonly { fault: StoreFault; codes: RegExp }[] = [
  { fault: 'conflict', codes: /^(40001|40P01|SQLITE_BUSY_SNAPSHOT)$/ },
  { fault: 'full', codes: /^(53100|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE)|ENOSPC|EDQUOT)$/ },
  { fault: 'readOnly', codes: /^(25006|SQLITE_READONLY|EROFS)/ },
  { fault: 'away', codes: /^(08...|57P0[1-5]|53300|SQLITE_BUSY|SQLITE_LOCKED)/ },
  { fault: 'away', codes: /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/ },
];

/** Messages of the PostgreSQL driver for errors without a code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;
