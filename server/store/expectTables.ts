import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

/** The error code for an empty file in place of a store. */
export const EMPTY_STORE = 'EMPTY_STORE';

/** The error code for a store's file that holds nothing, since the log that held its tables is missing. */
export const NO_TABLES = 'NO_TABLES';

const [PAGE_TYPE, CELL_COUNT, FIRST_CELL] = [100, 103, 108];
const LEAF = 13;

/** A file that another process creates at this moment gets its tables or its log within this time. */
const CREATION_MS = 3000;
const LOOK_EVERY_MS = 50;

/**
 * Throws for an existing file that lacks its tables: SQLite would treat it as a new store, and nobody would notice the
 * loss. A new file is looked at again for a while, as another process may be creating it.
 */
export function expectTables(file: string): void {
  for (;;) {
    const fault = findFault(file);
    if (!fault) return;
    if (!isNew(file)) throw fault;
    Atomics.wait(CLOCK, 0, 0, LOOK_EVERY_MS);
  }
}

/** Nothing ever changes it, so waiting for that is a pause. */
const CLOCK = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

function findFault(file: string): Error | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  if (found.size === 0) return Object.assign(new Error(`${file} is empty`), { code: EMPTY_STORE });
  // With a log beside it, a first start was interrupted before it made its tables, or they are in the log.
  if (existsSync(`${file}-wal`) || hasTables(file)) return undefined;
  return Object.assign(new Error(`${file} has no tables`), { code: NO_TABLES });
}

/** Whether a file was created a moment ago; one from the future, by another clock, was not. */
function isNew(file: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.birthtimeMs ?? 0);
  return age >= 0 && age < CREATION_MS;
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
