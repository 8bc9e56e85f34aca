import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from './Database.ts';

export type Table = keyof Database;
export type Value = string | number | null;

/** Some rows of a table, their values in the order of the columns' names. */
export interface Page {
  table: string;
  columns: string[];
  rows: Value[][];
}

/** The number of a table's rows and a hash of them, independent of the engine and of the order of rows. */
export interface Sum {
  rows: number;
  hash: string;
}

/** As many rows as are held at once. */
export const PAGE_ROWS = 200;

/** The keys of tables without an id. */
const KEYS: Partial<Record<Table, string[]>> = {
  settings: ['key'],
  sign_in_places: ['user_id', 'place'],
  password_resets: ['token_hash'],
  email_links: ['token_hash'],
  component_revisions: ['component_id', 'revision'],
  marks: ['owner_id', 'mark', 'record_id'],
  feeds: ['owner_id'],
  changes: ['owner_id', 'cursor'],
  reference_sets: ['name'],
  reference_entries: ['set_name', 'key'],
  import_calls: ['owner_id', 'run', 'part'],
};

/**
 * Reads whole tables page by page. Skips tables that the store does not have yet; an empty table yields an empty page.
 */
export async function* readTables(db: Kysely<Database>, tables: readonly Table[]): AsyncGenerator<Page> {
  const found = await findColumns(db);
  for (const table of tables) {
    const columns = found.get(table);
    if (columns) yield* readTable(db, table, columns);
  }
}

async function* readTable(db: Kysely<Database>, table: Table, columns: string[]): AsyncGenerator<Page> {
  const keys = KEYS[table] ?? ['id'];
  const key = sql.join(keys.map((name) => sql.ref(name)));
  let after = sql``;
  for (;;) {
    const from = sql`select * from ${sql.table(table)} ${after} order by ${key} limit ${sql.lit(PAGE_ROWS)}`;
    const { rows } = await sql<Record<string, Value>>`${from}`.execute(db);
    yield { table, columns, rows: rows.map((row) => columns.map((name) => row[name] ?? null)) };
    const last = rows.at(-1);
    if (!last || rows.length < PAGE_ROWS) return;
    after = sql`where (${key}) > (${sql.join(keys.map((name) => last[name]))})`;
  }
}

/** Inserts a page; throws if the table or a column does not exist. */
export async function writePage(db: Kysely<Database>, { table, columns, rows }: Page): Promise<void> {
  if (rows.length === 0) return;
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  await sql`insert into ${sql.table(table)} (${names}) values ${values}`.execute(db);
}

/** Returns the column names of every table, sorted alphabetically. */
export async function findColumns(db: Kysely<Database>): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]));
}

/** Computes the sums of tables from their pages. */
export class Sums {
  readonly #tables = new Map<string, { rows: number; sum: bigint }>();

  add({ table, rows }: Page): void {
    const added = this.#tables.get(table) ?? { rows: 0, sum: 0n };
    for (const row of rows) {
      const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
      added.sum = BigInt.asUintN(256, added.sum + BigInt(`0x${hash}`));
    }
    added.rows += rows.length;
    this.#tables.set(table, added);
  }

  get(table: string): Sum {
    const { rows, sum } = this.#tables.get(table) ?? { rows: 0, sum: 0n };
    return { rows, hash: sum.toString(16) };
  }

  toMap(): Map<string, Sum> {
    return new Map([...this.#tables.keys()].map((table) => [table, this.get(table)]));
  }
}
