import { type Kysely, sql } from 'kysely';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { createJsonText } from './jsonText.ts';
import { holdsText, type Order } from './listConditions.ts';
import type { Page, Slice } from './Page.ts';
import { readList } from './readList.ts';

/** The columns of each sort. */
export const COMPONENT_ORDERS = {
  created_at: ['created_at', 'id'],
  updated_at: ['updated_at', 'id'],
  name: ['name_sort', 'id'],
  subclass: ['subclass', 'name_sort', 'id'],
} as const;

export interface ComponentFilter {
  ownerId: string;
  /** Both components and templates where undefined. */
  isTemplate?: boolean | undefined;
  subclass?: string | undefined;
  /** The whole name. */
  name?: string | undefined;
  /** A part of the name. */
  search?: string | undefined;
}

export interface ComponentQuery extends ComponentFilter, Page {
  order: Order;
}

/** What lists show of components, read in slices. */
export function createComponentLists(db: Kysely<Database>, turns: Turns) {
  const json = createJsonText(db);

  /** The components that an index leads to. */
  const reached = ({ ownerId, isTemplate, subclass, name }: ComponentFilter) =>
    db
      .selectFrom('components')
      .where('deleted_at', 'is', null)
      .where('owner_id', '=', ownerId)
      .where('is_template', 'in', isTemplate === undefined ? [0, 1] : [isTemplate ? 1 : 0])
      .$if(subclass !== undefined, (query) => query.where('subclass', '=', subclass ?? ''))
      .$if(name !== undefined, (query) =>
        query.where('name_sort', '=', sortKey(name ?? '')).where('name_key', '=', nameKey(name ?? '')),
      );

  const matching = (filter: ComponentFilter) =>
    reached(filter).$if(filter.search !== undefined, (query) =>
      query.where(holdsText(db, 'name_key', nameKey(filter.search ?? ''))),
    );

  const record = json.object({
    id: sql.ref('id'),
    name: sql.ref('name'),
    subclass: sql.ref('subclass'),
    is_template: json.flag(sql`is_template = 1`),
    locked: json.flag(sql`locked = 1`),
    created_at: sql.ref('created_at'),
    updated_at: sql.ref('updated_at'),
  });

  return {
    list(query: ComponentQuery): AsyncGenerator<Slice> {
      const { order, search, subclass, name } = query;
      const isByKind = order.columns.includes('name_sort');
      const isSparse = search !== undefined || (subclass !== undefined && !isByKind);
      return readList({
        ...{ db, page: query, order, record, wanted: matching(query) },
        ...(name === undefined ? { turns } : {}),
        reached:
          isSparse && name === undefined ? reached(isByKind ? query : { ...query, subclass: undefined }) : undefined,
      });
    },

    count: (filter: ComponentFilter): Promise<number> => countRows(db, matching(filter)),
  };
}
