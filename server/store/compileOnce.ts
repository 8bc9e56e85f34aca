import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from './Database.ts';

/** A placeholder for a value that differs per call. */
class Parameter {
  constructor(readonly name: string) {}
}

/** Returns the placeholder of a value. */
export type PlaceValue<Values> = <Name extends keyof Values & string>(name: Name) => RawBuilder<Values[Name]>;

type Build<Values, Row> = (db: Kysely<Database>, value: PlaceValue<Values>) => Compilable<Row>;

/** Creates a query that is compiled once per database, since compiling takes longer than reading a row. */
export function compileOnce<Values extends object, Row>(build: Build<Values, Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();

  return async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    const { adapter, plugins } = db.getExecutor();
    // Plugins must see every query.
    if (plugins.length > 0) return (await db.executeQuery(build(db, (name) => sql.val(values[name])))).rows;
    const query = compiled.get(adapter) ?? build(db, (name) => sql`${new Parameter(name)}`).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((one) => fill(one, values));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

function fill(parameter: unknown, values: object): unknown {
  return parameter instanceof Parameter ? Reflect.get(values, parameter.name) : parameter;
}
