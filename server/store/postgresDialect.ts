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
    return new PreparingConnection(await this.options.pool.connect(), findName);
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

class PreparingConnection implements DatabaseConnection {
  constructor(
    private readonly client: pg.PoolClient,
    private readonly findName: (query: CompiledQuery) => string | undefined,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const name = this.findName(query);
    const values = [...query.parameters];
    const found = await this.client.query({ text: query.sql, values, ...(name === undefined ? {} : { name }) });
    const isWrite = WRITES.has(found.command);
    return { rows: found.rows, ...(isWrite ? { numAffectedRows: BigInt(found.rowCount ?? 0) } : {}) };
  }

  streamQuery(): never {
    throw new Error('Nothing is streamed: lists are read in slices');
  }

  release(): void {
    this.client.release();
  }
}

const WRITES = new Set(['INSERT', 'UPDATE', 'DELETE']);
