import type { SqliteDatabase, SqliteStatement } from 'kysely';

const MOST_STATEMENTS = 200;

/** A database that prepares each statement once, as preparing costs more than reading a row. */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(text: string): SqliteStatement {
      const statement = kept.get(text) ?? withKnownReader(database.prepare(text));
      // The most recently used are at the end; the least recently used is dropped.
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

/** The engine is asked once whether a statement returns rows, and not at every run. */
function withKnownReader(statement: SqliteStatement): SqliteStatement {
  const { reader } = statement;
  return {
    reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
