import {
  CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { keepStatements } from './keepStatements.ts';

interface Connections {
  /** The connection that writes; everybody waits for their turn to use it. */
  writer: Libsql.Database;
  /** Opens a second connection, which only reads, and so sees what is committed while a transaction writes. */
  openReader: () => Libsql.Database;
}

/**
 * SQLite for several processes: a transaction that may write holds the write lock from its beginning, and all migrations
 * are one transaction. Reads outside of transactions don't wait for a transaction of another caller.
 */
export class SharedSqliteDialect extends SqliteDialect {
  constructor(private readonly connections: Connections) {
    super({ database: connections.writer });
  }

  override createDriver(): SqliteDriver {
    return new SharedDriver(this.connections);
  }

  override createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }
}

class SharedDriver extends SqliteDriver {
  private reader: SqliteDatabase | undefined;

  constructor(private readonly connections: Connections) {
    super({ database: keepStatements(connections.writer) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new SharedConnection({
      getReader: () => this.getReader(),
      takeWriter: () => super.acquireConnection(),
      returnWriter: () => super.releaseConnection(),
    });
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof SharedConnection) await connection.release();
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (connection instanceof SharedConnection) await connection.keepWriter();
    // A transaction that begins as a read can't become a write once another process has written.
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the true error.
    if (this.connections.writer.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    this.reader?.close();
    endJournal(this.connections.writer);
    await super.destroy();
  }

  /** Opens the second connection at the first read: with one connection alone a command can change the journal. */
  private getReader(): SqliteDatabase {
    this.reader ??= keepStatements(this.connections.openReader());
    return this.reader;
  }
}

interface Access {
  getReader: () => SqliteDatabase;
  /** Waits until nobody else uses the connection that writes. */
  takeWriter: () => Promise<DatabaseConnection>;
  returnWriter: () => Promise<void>;
}

/** What one caller uses: in a transaction the connection that writes, otherwise the one that fits each statement. */
class SharedConnection implements DatabaseConnection {
  private writer: DatabaseConnection | undefined;

  constructor(private readonly access: Access) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.writer) return this.writer.executeQuery(query);
    // The caller states the type of the rows, as for every driver.
    if (isRead(query)) return { rows: this.access.getReader().prepare(query.sql).all(query.parameters) as Row[] };
    const writer = await this.access.takeWriter();
    try {
      return await writer.executeQuery(query);
    } finally {
      await this.access.returnWriter();
    }
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed: lists are read in slices');
  }

  /** Keeps the connection that writes until it is released, for a transaction. */
  async keepWriter(): Promise<void> {
    this.writer ??= await this.access.takeWriter();
  }

  async release(): Promise<void> {
    if (this.writer) await this.access.returnWriter();
    this.writer = undefined;
  }
}

function isRead({ sql }: CompiledQuery): boolean {
  return /^\s*select\b/i.test(sql);
}

/**
 * Moves what the write-ahead log holds into the store's own file, so that this file alone is the whole store; undoes a
 * transaction that was not ended.
 */
function endJournal(database: Libsql.Database): void {
  try {
    if (database.inTransaction) database.exec('ROLLBACK');
    // Another process that still reads is not waited for; it moves the rest when it closes.
    database.exec('PRAGMA busy_timeout = 0');
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  } catch {
    // On a full disk it stays in the log, where the next start reads it.
  }
}

class SharedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
