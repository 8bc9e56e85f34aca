import type { SqliteDatabase, SqliteStatement } from 'kysely';

const MOST_STATEMENTS = 200;

/** Returns a database that prepares each statement once, since preparing costs more than reading a row. */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text: string): SqliteStatement {
      const statement = kept.get(text) ?? withKnownReader(database.prepare(text));
      // The map is in order of use; the least recently used statement is dropped.
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
    close() {
      kept.clear();
      database.close();
    },
  };
}

/** Asks the engine only once, not at every run, whether a statement returns rows. */
function withKnownReader(statement: SqliteStatement): SqliteStatement {
  const { reader } = statement;
  return {
    reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
