import { type Kysely, sql } from 'kysely';
import { nameKey } from '#model/nameKey.ts';
import { KEEP_DELETED_DAYS } from '#model/retention.ts';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { isPostgres } from './isPostgres.ts';
import { createJsonText } from './jsonText.ts';
import { holdsText, type Order } from './listConditions.ts';
import type { Page, Slice } from './Page.ts';
import { readList } from './readList.ts';

/** Last deleted first. */
export const TRASH_ORDER: Order = { sort: '-deleted_at', columns: ['deleted_at', 'id'], isDescending: true };

export interface TrashFilter {
  ownerId: string;
  /** A part of the name. */
  search?: string | undefined;
}

/** Reads the deleted components and projects of an owner in slices. */
export function createTrashList(db: Kysely<Database>, turns: Turns) {
  const json = createJsonText(db);

  const components = (ownerId: string) =>
    db
      .selectFrom('components')
      .select(['id', 'name', 'name_key', 'subclass', 'is_template', 'locked', 'deleted_at'])
      .select(sql.lit<string>('component').as('what'))
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is not', null);

  const projects = (ownerId: string) =>
    db
      .selectFrom('projects')
      .select(['id', 'name', 'name_key'])
      .select([sql<string>`null`.as('subclass'), 'is_template', sql.lit(0).as('locked'), 'deleted_at'])
      .select(sql.lit<string>('project').as('what'))
      .where('owner_id', '=', ownerId)
      .where('deleted_at', 'is not', null);

  const matching = ({ ownerId, search }: TrashFilter) =>
    db
      .selectFrom(components(ownerId).unionAll(projects(ownerId)).as('trash'))
      .$if(search !== undefined, (query) => query.where(holdsText(db, 'name_key', nameKey(search ?? ''))));

  const purgedAt = isPostgres(db)
    ? sql`to_char((deleted_at::timestamptz at time zone 'UTC') + interval '${sql.raw(String(KEEP_DELETED_DAYS))} days',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', deleted_at, ${sql.lit(`+${KEEP_DELETED_DAYS} days`)})`;

  const record = json.object({
    id: json.plain('id'),
    what: json.plain('what'),
    name: json.value(sql.ref('name')),
    subclass: json.value(sql.ref('subclass')),
    is_template: json.flag(sql`is_template = 1`),
    locked: json.flag(sql`locked = 1`),
    deleted_at: json.plain('deleted_at'),
    purged_at: json.value(purgedAt),
  });

  return {
    list: (query: TrashFilter & Page): AsyncGenerator<Slice> =>
      readList({ db, turns, page: query, order: TRASH_ORDER, wanted: () => matching(query), record }),

    count: (filter: TrashFilter): Promise<number> => countRows(db, matching(filter)),
  };
}
