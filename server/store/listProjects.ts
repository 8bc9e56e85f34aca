import { type Kysely, sql } from 'kysely';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { findFavourites } from './findFavourites.ts';
import { createJsonText } from './jsonText.ts';
import { holdsText, type Order } from './listConditions.ts';
import type { Page, Slice } from './Page.ts';
import { readList } from './readList.ts';

/** The columns of each sort. */
export const PROJECT_ORDERS = {
  created_at: ['created_at', 'name_sort', 'id'],
  updated_at: ['updated_at', 'name_sort', 'id'],
  name: ['name_sort', 'id'],
} as const;

export interface ProjectFilter {
  ownerId: string;
  /** Projects and templates if undefined. */
  isTemplate?: boolean | undefined;
  /** The whole name. */
  name?: string | undefined;
  /** Only projects with an asset of one of these components. */
  usesAny?: readonly string[] | undefined;
  /** A part of the name or of the description. */
  search?: string | undefined;
  hasResults?: boolean | undefined;
  /** Only favourites. */
  favourites?: boolean | undefined;
}

export interface ProjectQuery extends ProjectFilter, Page {
  order: Order;
}

/** Reads the projects of lists in slices. */
export function createProjectLists(db: Kysely<Database>, turns: Turns) {
  const json = createJsonText(db);

  /** Selects the projects that an index can find. */
  const reached = ({ ownerId, isTemplate, name, usesAny, favourites }: ProjectFilter) =>
    db
      .selectFrom('projects')
      .where('deleted_at', 'is', null)
      .where('owner_id', '=', ownerId)
      .where('is_template', 'in', isTemplate === undefined ? [0, 1] : [isTemplate ? 1 : 0])
      .$if(favourites === true, (query) => query.where('id', 'in', findFavourites(db, ownerId)))
      .$if(name !== undefined, (query) =>
        query.where('name_sort', '=', sortKey(name ?? '')).where('name_key', '=', nameKey(name ?? '')),
      )
      .$if(usesAny !== undefined, (query) =>
        usesAny?.length ? query.where('id', 'in', findUsers(usesAny)) : query.where(({ lit }) => lit(false)),
      );

  const findUsers = (ids: readonly string[]) =>
    db
      .selectFrom('assets')
      .select('project_id')
      .where('deleted_at', 'is', null)
      .where('component_id', 'in', [...ids]);

  const matching = (filter: ProjectFilter) =>
    reached(filter)
      .$if(filter.search !== undefined, (query) =>
        query.where(holdsText(db, 'search_key', nameKey(filter.search ?? ''))),
      )
      .$if(filter.hasResults !== undefined, (query) =>
        query.where(filter.hasResults ? hasResults : sql<boolean>`not ${hasResults}`),
      );

  const results = db
    .selectFrom('results')
    .select('results.id')
    .where('project_id', '=', sql.ref<string>('projects.id'));
  const hasResults = sql<boolean>`exists ${results}`;
  const subclasses = db
    .selectFrom('assets')
    .leftJoin('components', 'components.id', 'assets.component_id')
    .where('assets.project_id', '=', sql<string>`projects.id`)
    .where('assets.deleted_at', 'is', null)
    .select(({ fn }) => fn.coalesce('components.subclass', 'assets.subclass').as('text'))
    .distinct();
  const record = json.object({
    id: json.plain('id'),
    name: json.value(sql.ref('name')),
    description: json.value(sql.ref('description')),
    is_template: json.flag(sql`is_template = 1`),
    has_results: json.flag(hasResults),
    component_subclasses: json.texts(subclasses),
    created_at: json.plain('created_at'),
    updated_at: json.plain('updated_at'),
  });

  return {
    list(query: ProjectQuery): AsyncGenerator<Slice> {
      const { order, name, usesAny, search, hasResults: wanted, favourites } = query;
      const isLookUp = name !== undefined || usesAny !== undefined || favourites === true;
      const isSparse = search !== undefined || wanted !== undefined;
      return readList({
        ...{ db, page: query, order, record, wanted: matching(query) },
        ...(isLookUp ? {} : { turns }),
        reached: isSparse && !isLookUp ? reached(query) : undefined,
      });
    },

    count: (filter: ProjectFilter): Promise<number> => countRows(db, matching(filter)),
  };
}
