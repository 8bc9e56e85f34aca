import type { Config } from './config.ts';
import { Refused } from './Refused.ts';
import { EMPTY_STORE, NO_TABLES } from './store/expectTables.ts';
import { NEWER_STORE } from './store/findLastMigration.ts';
import { STORE_FILE } from './store/openDatabase.ts';

/**
 * Describes in one line why the server can't start and what the operator can do; undefined if the operator can't fix
 * it.
 */
export function describeStartFault(error: unknown, config?: Config): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof Refused) return error.message;
  if (!config) return undefined;
  const fault: Fault = {
    ...{ code: getText(error, 'code'), message: error.message, path: getText(error, 'path'), config },
    isFatal: getText(error, 'severity') === 'FATAL',
  };
  // If the database has the same host name as the server, an unknown name may be either.
  const isOwnName = getText(error, 'hostname') === config.host;
  const isOwn = getText(error, 'syscall') === 'listen' || isOwnName;
  return (
    (isOwn ? ofAddress(fault) : config.databaseUrl ? ofPostgres(fault, config.databaseUrl) : ofFolder(fault)) ??
    ofStore(fault)
  );
}

interface Fault {
  code: string;
  message: string;
  /** The file, if a file was the cause. */
  path: string;
  /** Whether PostgreSQL ended the connection. */
  isFatal: boolean;
  config: Config;
}

function ofAddress({ code, config: { host, port } }: Fault): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is in use. Set another PORT, or end the program that uses it.`;
    case 'EACCES':
      return `This account may not use port ${port}. Set PORT to 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address ${host}. Set another HOST.`;
    default:
      return undefined;
  }
}

function ofPostgres({ code, message, path, isFatal }: Fault, databaseUrl: string): string | undefined {
  const { host, pathname, username } = new URL(databaseUrl);
  if (path) return `${path}, which DATABASE_URL names, can't be read (${code}).`;
  if (/^SASL|password must be a string/.test(message))
    return `PostgreSQL at ${host} asks for a password, and DATABASE_URL has none.`;
  if (/does not support SSL/.test(message))
    return `PostgreSQL at ${host} does not offer TLS. Set it up there, or remove sslmode from DATABASE_URL.`;
  if (UNREACHABLE.has(code) || /timeout exceeded|Connection terminated/.test(message))
    return `PostgreSQL at ${host} can't be reached${code ? ` (${code})` : ''}. Start it, or set another DATABASE_URL.`;
  switch (code) {
    case '3D000':
      return `PostgreSQL at ${host} has no database ${pathname.slice(1)}. Create it, or set another DATABASE_URL.`;
    case '28000':
    case '28P01':
      return `PostgreSQL at ${host} refused the user ${username}. Check user and password of DATABASE_URL.`;
    case '42501':
      return `The user ${username} may not create tables in ${host}${pathname}. Make it the database's owner.`;
    case '53300':
      return `PostgreSQL at ${host} has no connection left for ${username}. Raise its limit, or set a lower DATABASE_CONNECTIONS.`;
    case '25006':
      return `PostgreSQL at ${host} is read-only, as a standby is. Set the primary one as DATABASE_URL.`;
    case '3F000':
      return `${host}${pathname} has no schema to create tables in. Check the search_path of ${username} and of DATABASE_URL.`;
    default:
      return isFatal ? `PostgreSQL at ${host} refused the connection: ${message}. Check DATABASE_URL.` : undefined;
  }
}

function ofFolder({ code, message, config: { dataDir } }: Fault): string | undefined {
  if (FULL.test(code)) return `The disk of DATA_DIR ${dataDir} is full. Free some space, or set another DATA_DIR.`;
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `Another process is writing to the store in ${dataDir}. Wait until it has ended, then try again.`;
  if (NOT_WRITABLE.has(code) || /^ConnectionFailed|SQLITE_CANTOPEN|SQLITE_READONLY/.test(code || message))
    return `DATA_DIR ${dataDir} can't be written${code ? ` (${code})` : ''}. Set another one, or let this account write there.`;
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `${dataDir}/${STORE_FILE} is damaged or not a store. Put a backup in its place.`;
  if (code === 'EISDIR') return `${dataDir}/${STORE_FILE} is a folder. Set another DATA_DIR, or remove it.`;
  if (/^corrupted migrations: expected|^table "\w+" already exists/.test(message))
    return `${dataDir}/${STORE_FILE} is the file of another program. Set another DATA_DIR.`;
  if (code === EMPTY_STORE)
    return `${dataDir}/${STORE_FILE} is empty. Put a backup in its place, or remove it to start afresh.`;
  if (code === NO_TABLES)
    return `${dataDir}/${STORE_FILE} has no tables: was its log, ${STORE_FILE}-wal, left behind? Put both or a backup in its place, or remove it to start afresh.`;
  return undefined;
}

function ofStore({ message }: Fault): string | undefined {
  return /previously executed migration .* is missing/.test(message) ? NEWER_STORE : undefined;
}

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
]);
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT']);
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_(WRITE|SHMSIZE))$/;

function getText(error: Error, property: string): string {
  const value: unknown = Object(error)[property];
  return value === undefined ? '' : String(value);
}
