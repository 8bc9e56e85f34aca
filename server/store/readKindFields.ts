import type { Kysely } from 'kysely';
import { sortKey } from '#model/sortKey.ts';
import { parseFields, type StoredComponent } from './componentRepository.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { COMPONENT_ORDERS } from './listComponents.ts';
import { findOrder, isBetween, orderBy } from './listConditions.ts';
import type { Place } from './Page.ts';

/** Few enough that reading their fields delays other calls by a few milliseconds at most. */
const ROWS_AT_ONCE = 50;

const BY_NAME = findOrder(COMPONENT_ORDERS, 'name');

interface KindOfOwner {
  ownerId: string;
  subclass: string;
}

export type StoredFields = Pick<StoredComponent, 'fields' | 'kindVersion'>;

/** Creates a reader of the stored fields of all of an owner's components and templates of a kind, page by page. */
export function createKindReader(db: Kysely<Database>, turns: Turns) {
  const read = ({ ownerId, subclass }: KindOfOwner, isTemplate: number, after: Place | undefined) =>
    isBetween(BY_NAME, { after })
      .reduce(
        (query, condition) => query.where(condition),
        db
          .selectFrom('components')
          .select(['id', 'name', 'fields', 'kind_version'])
          .where('deleted_at', 'is', null)
          .where('owner_id', '=', ownerId)
          .where('is_template', '=', isTemplate)
          .where('subclass', '=', subclass),
      )
      .orderBy(orderBy(BY_NAME))
      .limit(ROWS_AT_ONCE)
      .execute();

  return async function* (kind: KindOfOwner): AsyncGenerator<StoredFields[]> {
    for (const isTemplate of [0, 1]) {
      let after: Place | undefined;
      do {
        await turns();
        const rows = await read(kind, isTemplate, after);
        yield rows.map((row) => ({ fields: parseFields(row.fields), kindVersion: row.kind_version }));
        const last = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
        after = last && [sortKey(last.name), last.id];
      } while (after);
    }
  };
}
