import { type Kysely, sql } from 'kysely';
import { isPostgres } from './isPostgres.ts';

/** Selects a part of a component's origin; `set` in the form that the index covers. */
export function selectOrigin<DB>(db: Kysely<DB>, part: 'set' | 'entry') {
  return isPostgres(db)
    ? sql<string>`((origin::jsonb ->> ${sql.lit(part)}))`
    : sql<string>`json_extract(origin, ${sql.lit(`$.${part}`)})`;
}
