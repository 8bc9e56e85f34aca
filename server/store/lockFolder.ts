import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { Refused } from '#server/Refused.ts';

/** Files beside the store: the lock itself, and who holds it. */
export const LOCK_FILES = { lock: 'q-system.lock', holder: 'q-system.pid' } as const;

/** Thrown if another process has locked the store. */
export class StoreInUse extends Refused {}

/**
 * Locks the folder of an embedded store for this process and returns a function that releases it; throws `StoreInUse`
 * if another process has it. The system releases the lock when the process ends, however it ends.
 */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILES.lock);
  const holder = join(dataDir, LOCK_FILES.holder);
  const lock = new Libsql(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new StoreInUse(describeHolder(dataDir, holder), { cause: error });
    throw isDamaged(error) ? new Refused(`${file} is damaged, not the store. Remove it while no server runs.`) : error;
  }
  chmodSync(file, 0o600);
  try {
    writeFileSync(holder, `${process.pid} ${hostname()}`, { mode: 0o600 });
  } catch {
    // On a full disk the lock holds all the same; only its holder can't be named.
  }
  return () => {
    rmSync(holder, { force: true, recursive: true });
    lock.close();
  };
}

/** Whether SQLite reports that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
}

function isDamaged(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^SQLITE_(NOTADB|CORRUPT)/.test(String(error.code));
}

function describeHolder(dataDir: string, holder: string): string {
  return `A server is running on the store in ${dataDir}: ${readHolder(holder)}. Stop it first, or set another DATA_DIR.`;
}

function readHolder(holder: string): string {
  try {
    const [pid, host] = readFileSync(holder, 'utf8').split(' ');
    if (pid) return `process ${pid}${host && host !== hostname() ? ` on ${host}` : ''}`;
  } catch {
    // The file is written after the lock is taken, and not at all on a full disk.
  }
  return 'its process is not known';
}
