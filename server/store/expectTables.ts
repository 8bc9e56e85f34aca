import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/** The error code for an empty file in place of a store. */
export const EMPTY_STORE = 'EMPTY_STORE';

/** The error code for a store's file that holds nothing, since the log that held its tables is missing. */
export const NO_TABLES = 'NO_TABLES';

const [PAGE_TYPE, CELL_COUNT, FIRST_CELL] = [100, 103, 108];
const LEAF = 13;

/**
 * Throws for an existing file that lacks its tables: SQLite would treat it as a new store, and nobody would notice the
 * loss.
 */
export function expectTables(file: string): void {
  if (!existsSync(file)) return;
  if (statSync(file).size === 0) throw Object.assign(new Error(`${file} is empty`), { code: EMPTY_STORE });
  // With a log beside it, a first start was interrupted before it made its tables, or they are in the log.
  if (!existsSync(`${file}-wal`) && !hasTables(file))
    throw Object.assign(new Error(`${file} has no tables`), { code: NO_TABLES });
}

/** Whether a file lists tables, or is not a SQLite file; read without SQLite, which would create a log beside it. */
function hasTables(file: string): boolean {
  const head = Buffer.alloc(FIRST_CELL);
  const opened = openSync(file, 'r');
  try {
    readSync(opened, head);
  } finally {
    closeSync(opened);
  }
  // The list of tables begins in the first page (https://www.sqlite.org/fileformat.html#b_tree_pages).
  const isEmptyList = head[PAGE_TYPE] === LEAF && head.readUInt16BE(CELL_COUNT) === 0;
  return !(head.toString('latin1').startsWith('SQLite format 3') && isEmptyList);
}
