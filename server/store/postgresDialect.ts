import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** Each takes some memory of every connection. */
const MOST_STATEMENTS = 200;
/** A longer text comes from a list of arbitrary length and is hardly ever repeated. */
const MOST_PARAMETERS = 30;

interface Options {
  pool: pg.Pool;
  /** Whether statements stay prepared in their connection. */
  prepares: boolean;
  limits: QueryLimits;
}

/** May change while the database is open. */
export interface QueryLimits {
  /** How long a statement may take until its connection is given up; absent without a limit. */
  longestMs?: number;
}

/** PostgreSQL that plans a statement once per connection, as planning takes longer than reading a few rows. */
export class PreparingPostgresDialect extends PostgresDialect {
  constructor(private readonly options: Options) {
    super(options);
  }

  override createDriver(): Driver {
    return new PreparingDriver(this.options);
  }
}

class PreparingDriver extends PostgresDriver {
  private readonly names = new Map<string, string>();

  constructor(private readonly options: Options) {
    super(options);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const findName = this.options.prepares ? (query: CompiledQuery) => this.findName(query) : () => undefined;
    return new PreparingConnection(await this.options.pool.connect(), { findName, limits: this.options.limits });
  }

  override async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PreparingConnection) connection.release();
  }

  private findName({ sql, parameters }: CompiledQuery): string | undefined {
    // Statements without parameters begin or end transactions, or change tables.
    if (parameters.length === 0 || parameters.length > MOST_PARAMETERS) return undefined;
    const name = this.names.get(sql);
    if (name || this.names.size === MOST_STATEMENTS) return name;
    this.names.set(sql, `q${this.names.size}`);
    return this.names.get(sql);
  }
}

interface ConnectionOptions {
  findName: (query: CompiledQuery) => string | undefined;
  limits: QueryLimits;
}

class PreparingConnection implements DatabaseConnection {
  /** The error after which nothing can be asked of the connection any more. */
  private failure: Error | undefined;

  constructor(
    private readonly client: pg.PoolClient,
    private readonly options: ConnectionOptions,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // Also the end of a transaction would wait behind a statement without an answer.
    if (this.failure) throw this.failure;
    const name = this.options.findName(query);
    const found = await this.ask({
      text: query.sql,
      values: [...query.parameters],
      ...(name === undefined ? {} : { name }),
      query_timeout: this.options.limits.longestMs,
    });
    const isWrite = WRITES.has(found.command);
    return { rows: found.rows, ...(isWrite ? { numAffectedRows: BigInt(found.rowCount ?? 0) } : {}) };
  }

  private async ask(query: pg.QueryConfig & { query_timeout: number | undefined }): Promise<pg.QueryResult> {
    try {
      return await this.client.query(query);
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER) this.failure = error;
      throw error;
    }
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed: lists are read in slices');
  }

  release(): void {
    // With an error, the pool closes the connection.
    this.client.release(this.failure);
  }
}

/** The message of the driver for a statement that took too long. */
const NO_ANSWER = 'Query read timeout';

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE']);
