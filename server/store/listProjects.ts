import { type Kysely, type RawBuilder, sql } from 'kysely';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { findFavourites } from './findFavourites.ts';
import { createJsonText } from './jsonText.ts';
import { holdsText, type Order } from './listConditions.ts';
import type { Page, Slice } from './Page.ts';
import { createLookUp, readList } from './readList.ts';

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
  /** Only projects with an asset of a component that has this name or id. */
  usesComponent?: string | undefined;
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
  const reached = ({ ownerId, isTemplate, name, usesComponent, favourites }: ProjectFilter) =>
    db
      .selectFrom('projects')
      .where('deleted_at', 'is', null)
      .where('owner_id', '=', ownerId)
      .where('is_template', 'in', isTemplate === undefined ? [0, 1] : [isTemplate ? 1 : 0])
      .$if(favourites === true, (query) => query.where('id', 'in', findFavourites(db, ownerId)))
      .$if(name !== undefined, (query) =>
        query.where('name_sort', '=', sortKey(name ?? '')).where('name_key', '=', nameKey(name ?? '')),
      )
      .$if(usesComponent !== undefined, (query) =>
        query.where('id', 'in', findUsers({ ownerId, ...toNameOrId(usesComponent ?? '') })),
      );

  /** Selects the projects with an asset of any component or template that has this id or this name. */
  const findUsers = ({ ownerId, id, sort, key }: NameOrId) => {
    const used = db
      .selectFrom('components')
      .innerJoin('assets', 'assets.component_id', 'components.id')
      .select('assets.project_id')
      .where('components.deleted_at', 'is', null)
      .where('assets.deleted_at', 'is', null)
      .where('components.owner_id', '=', ownerId);
    const called = used.where('components.is_template', 'in', [0, 1]);
    // Two parts, each of which an index finds: of one condition with 'or', PostgreSQL would read all assets.
    return used
      .where('components.id', '=', id)
      .union(called.where('components.name_sort', '=', sort).where('components.name_key', '=', key));
  };

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

  const readUsing = createLookUp<UseLookUp, Database, 'projects'>(db, {
    record,
    wanted: (value) =>
      db
        .selectFrom('projects')
        .where('deleted_at', 'is', null)
        .where('owner_id', '=', value('ownerId'))
        .where('is_template', 'in', [0, 1])
        .where(
          'id',
          'in',
          findUsers({ ownerId: value('ownerId'), id: value('id'), sort: value('sort'), key: value('key') }),
        ),
  });

  return {
    list(query: ProjectQuery): AsyncGenerator<Slice> {
      const { order, name, usesComponent, search, hasResults: wanted, favourites } = query;
      const isLookUp = name !== undefined || usesComponent !== undefined || favourites === true;
      const isSparse = search !== undefined || wanted !== undefined;
      return readList({
        ...{ db, page: query, order, record, wanted: () => matching(query) },
        ...(isLookUp ? {} : { turns }),
        readFirst: toUseLookUp(query, (values) => readUsing(order, values)),
        reached: isSparse && !isLookUp ? reached(query) : undefined,
      });
    },

    count: (filter: ProjectFilter): Promise<number> => countRows(db, matching(filter)),
  };
}

/** A name or an id, as values or as placeholders for them. */
type NameOrId = Record<'ownerId' | 'id' | 'sort' | 'key', string | RawBuilder<string>>;

function toNameOrId(text: string) {
  return { id: text, sort: sortKey(text), key: nameKey(text) };
}

interface UseLookUp {
  ownerId: string;
  id: string;
  sort: string;
  key: string;
  limit: number;
}

/** The properties of a query that only looks up the projects that use a component. */
const OF_USE_LOOK_UP = new Set(['ownerId', 'usesComponent', 'order', 'after', 'offset', 'limit']);

/** Returns the read of a query that only looks up the projects that use a component; undefined for any other query. */
function toUseLookUp<Found>(query: ProjectQuery, read: (values: UseLookUp) => Promise<Found>) {
  const { ownerId, usesComponent } = query;
  const asksMore = Object.entries(query).some(([part, value]) => value !== undefined && !OF_USE_LOOK_UP.has(part));
  if (usesComponent === undefined || asksMore) return undefined;
  return (limit: number) => read({ ownerId, ...toNameOrId(usesComponent), limit });
}
