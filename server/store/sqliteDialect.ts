import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';
import type Libsql from 'libsql';
import { keepStatements } from './keepStatements.ts';

/**
 * SQLite for several processes: a transaction that may write holds the write lock from its beginning, and all migrations
 * are one transaction.
 */
export class SharedSqliteDialect extends SqliteDialect {
  constructor(private readonly database: Libsql.Database) {
    super({ database });
  }

  override createDriver(): SqliteDriver {
    return new SharedDriver(this.database);
  }

  override createAdapter(): SqliteAdapter {
    return new SharedAdapter();
  }
}

class SharedDriver extends SqliteDriver {
  constructor(private readonly database: Libsql.Database) {
    super({ database: keepStatements(database) });
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    // A transaction that begins as a read can't become a write once another process has written.
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the true error.
    if (this.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

class SharedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
