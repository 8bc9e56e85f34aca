import { type Kysely, type RawBuilder, sql } from 'kysely';
import { kinds } from '#generated/kinds.ts';
import { createKindRank } from '#model/createKindRank.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { findFavourites } from './findFavourites.ts';
import { isPostgres } from './isPostgres.ts';
import { createJsonText } from './jsonText.ts';
import { findOrder, holdsText, isOneOf, type Order } from './listConditions.ts';
import type { Page, Slice } from './Page.ts';
import { type KindGroup, readByKind } from './readByKind.ts';
import { createLookUp, readList } from './readList.ts';
import { either, isOfOtherVersion, mayHoldTerm, type TermHint } from './termHints.ts';

/** The columns of each sort. */
export const COMPONENT_ORDERS = {
  created_at: ['created_at', 'name_sort', 'id'],
  updated_at: ['updated_at', 'name_sort', 'id'],
  name: ['name_sort', 'id'],
  /** The kinds are in the order of their titles. */
  subclass: ['subclass', 'name_sort', 'id'],
} as const;

const BY_NAME = findOrder(COMPONENT_ORDERS, 'name');

/** Returns the rank of a kind in the order of titles. */
const rankKind = createKindRank(kinds);

/**
 * SQLite reads this many from an index alone in a few milliseconds. PostgreSQL gets fewer: rows of many lists may
 * arrive at once.
 */
const ROWS_OF_SQLITE = 2000;
/** For rows with their fields, which take longer to read and to parse. */
const ROWS_WITH_FIELDS = 200;
const FIELDS_LOOKED_THROUGH = 500;

export interface ComponentFilter {
  ownerId: string;
  /** Components and templates if undefined. */
  isTemplate?: boolean | undefined;
  /** Of any of these kinds. */
  subclasses?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  /** The whole name. */
  name?: string | undefined;
  /** A part of the name. */
  search?: string | undefined;
  /** Each is contained in the name or in the kind's title. */
  words?: readonly Word[] | undefined;
  /** Only favourites. */
  favourites?: boolean | undefined;
  /** Not among the assets of this project. */
  notInProject?: string | undefined;
  /** May hold each of these terms in name, kind or values; the rows come with their stored fields. */
  terms?: SoughtTerms | undefined;
}

export interface SoughtTerms {
  /** Each with its words, prepared for the search of names and kinds. */
  hints: readonly { hint: TermHint; words: readonly Word[]; isPhrase: boolean }[];
  /** The current version of each kind. */
  versions: ReadonlyMap<string, number>;
  /** Whether each row comes with its stored fields. */
  needsFields: boolean;
}

export interface Word {
  text: string;
  /** The kinds whose title matches. */
  subclasses: readonly string[];
  /** Whether all kinds except `others` match as well. */
  others: { except: readonly string[] } | undefined;
}

export interface ComponentQuery extends ComponentFilter, Page {
  order: Order;
}

/** Reads the components of lists in slices. */
export function createComponentLists(db: Kysely<Database>, turns: Turns) {
  const json = createJsonText(db);

  /** Selects the components that an index can find. */
  const reached = ({ ownerId, isTemplate, subclasses, ids, name, favourites }: ComponentFilter) =>
    db
      .selectFrom('components')
      .where('deleted_at', 'is', null)
      .where('owner_id', '=', ownerId)
      .where('is_template', 'in', isTemplate === undefined ? [0, 1] : [isTemplate ? 1 : 0])
      .$if(subclasses !== undefined, (query) => query.where(isOneOf('subclass', subclasses ?? [])))
      .$if(ids !== undefined, (query) => query.where(isOneOf('id', ids ?? [])))
      .$if(favourites === true, (query) => query.where('id', 'in', findFavourites(db, ownerId)))
      .$if(name !== undefined, (query) =>
        query.where('name_sort', '=', sortKey(name ?? '')).where('name_key', '=', nameKey(name ?? '')),
      );

  const record = json.object({
    id: json.plain('id'),
    name: json.value(sql.ref('name')),
    subclass: json.plain('subclass'),
    is_template: json.flag(sql`is_template = 1`),
    locked: json.flag(sql`locked = 1`),
    created_at: json.plain('created_at'),
    updated_at: json.plain('updated_at'),
  });

  /** Whether a name of a kind is in use, which forms ask while it is typed. */
  const readNamed = createLookUp<NameLookUp, Database, 'components'>(db, {
    record,
    wanted: (value) =>
      db
        .selectFrom('components')
        .where('deleted_at', 'is', null)
        .where('owner_id', '=', value('ownerId'))
        .where('is_template', '=', value('isTemplate'))
        .where('subclass', '=', value('subclass'))
        .where('name_sort', '=', value('sort'))
        .where('name_key', '=', value('key')),
  });

  const matching = (filter: ComponentFilter) =>
    (filter.words ?? []).reduce(
      (query, word) => query.where(holdsWord(word)),
      reached(filter)
        .$if(filter.search !== undefined, (query) =>
          query.where(holdsText(db, 'name_key', nameKey(filter.search ?? ''))),
        )
        .$if(filter.notInProject !== undefined, (query) =>
          query.where('id', 'not in', findUsed(filter.notInProject ?? '')),
        )
        .$if(filter.terms !== undefined, (query) =>
          (filter.terms?.hints ?? []).reduce(
            (found, { hint, words }) => found.where(mayHold(hint, words, filter.terms?.versions ?? new Map())),
            query,
          ),
        ),
    );

  const mayHold = (hint: TermHint, words: readonly Word[], versions: ReadonlyMap<string, number>) =>
    either([isOfOtherVersion(versions), mayHoldTerm(db, hint, words.map(holdsWord))]);

  const holdsWord = ({ text, subclasses, others }: Word) =>
    sql<boolean>`(${holdsText(db, 'name_key', text)} or ${isOneOf('subclass', subclasses)}${
      others ? sql` or not ${isOneOf('subclass', others.except)}` : sql``
    })`;

  const findUsed = (projectId: string) =>
    db
      .selectFrom('assets')
      .select('component_id')
      .where('project_id', '=', projectId)
      .where('deleted_at', 'is', null)
      .where('component_id', 'is not', null);

  const countByKind = async (filter: ComponentFilter): Promise<Map<string, number>> => {
    const rows = matching(filter)
      .groupBy('subclass')
      .select(({ fn }) => ['subclass', fn.countAll().as('count')]);
    // PostgreSQL returns counts as text.
    return new Map((await rows.execute()).map(({ subclass, count }) => [subclass, Number(count)]));
  };

  /** Returns the kinds with matching components, in the order of titles. */
  const findGroups = async ({ order, after, ...filter }: ComponentQuery): Promise<KindGroup[]> => {
    // Terms are left out: testing them takes many steps, and a kind without matching rows costs nothing.
    const counts = await countByKind({ ...filter, terms: undefined });
    const groups = new Map<number, { subclasses: string[]; count: number }>();
    // The kind at which the page begins may have no rows left.
    for (const subclass of new Set([...counts.keys(), ...(after?.slice(0, 1) ?? [])])) {
      const group = groups.get(rankKind(subclass)) ?? { subclasses: [], count: 0 };
      group.subclasses.push(subclass);
      group.count += counts.get(subclass) ?? 0;
      groups.set(rankKind(subclass), group);
    }
    const sign = order.isDescending ? -1 : 1;
    return [...groups].sort(([a], [b]) => sign * (a - b)).map(([, group]) => group);
  };

  /** Adds the stored fields, which are JSON already, unless name and kind alone hold all terms. */
  const recordWithFields = ({ hints, needsFields }: SoughtTerms) => {
    if (needsFields) return withFields(sql.ref('fields'));
    // The engine can't decide whether a name contains a phrase.
    const named = hints.flatMap(({ words, isPhrase }) => (isPhrase ? [sql`1 = 0`] : words.map(holdsWord)));
    const fields = sql`case when ${named.length > 0 ? sql.join(named, sql` and `) : sql`1 = 1`} then 'null' else ${sql.ref('fields')} end`;
    return withFields(fields);
  };
  const withFields = (fields: RawBuilder<unknown>) =>
    sql<string>`concat(rtrim(${record}, '}'), ',"kind_version":', ${sql.ref('kind_version')}, ',"fields":', ${fields}, '}')`;

  const list = (query: ComponentQuery): AsyncGenerator<Slice> => {
    const { order, search, words, subclasses, notInProject, name, ids, favourites, terms } = query;
    const isLookUp = name !== undefined || ids !== undefined || favourites === true;
    // Within one kind, an index is sorted by name.
    const isByKind = order.columns[0] === 'name_sort' && subclasses?.length === 1;
    const isSparse =
      [search, words, notInProject, terms?.hints[0]].some((part) => part !== undefined) || (subclasses && !isByKind);
    return readList({
      ...{ db, page: query, order, record: terms ? recordWithFields(terms) : record, wanted: () => matching(query) },
      ...(terms
        ? { rowsAtOnce: ROWS_WITH_FIELDS, rowsLookedThrough: FIELDS_LOOKED_THROUGH }
        : isPostgres(db)
          ? {}
          : { rowsAtOnce: ROWS_OF_SQLITE }),
      ...(isLookUp ? {} : { turns }),
      readFirst: toNameLookUp(query, (values) => readNamed(order, values)),
      reached: isSparse && !isLookUp ? reached(isByKind ? query : { ...query, subclasses: undefined }) : undefined,
    });
  };

  return {
    async *list(query: ComponentQuery): AsyncGenerator<Slice> {
      if (query.order.columns[0] !== 'subclass') return yield* list(query);
      yield* readByKind({
        page: query,
        groups: await findGroups(query),
        read: (subclasses, page) => list({ ...query, ...page, subclasses, order: BY_NAME }),
      });
    },

    countByKind,

    count: (filter: ComponentFilter): Promise<number> => countRows(db, matching(filter)),
  };
}

interface NameLookUp {
  ownerId: string;
  isTemplate: number;
  subclass: string;
  sort: string;
  key: string;
  limit: number;
}

/** The properties of a query that only looks up a name of a kind. */
const OF_NAME_LOOK_UP = new Set(['ownerId', 'name', 'subclasses', 'isTemplate', 'order', 'after', 'offset', 'limit']);

/** Returns the read of a query that only looks up a name of one kind; undefined for any other query. */
function toNameLookUp<Found>(query: ComponentQuery, read: (values: NameLookUp) => Promise<Found>) {
  const { ownerId, name, subclasses, isTemplate } = query;
  const [subclass, second] = subclasses ?? [];
  if (name === undefined || subclass === undefined || second !== undefined || isTemplate === undefined)
    return undefined;
  const asksMore = Object.entries(query).some(([part, value]) => value !== undefined && !OF_NAME_LOOK_UP.has(part));
  if (asksMore) return undefined;
  const values = { ownerId, subclass, isTemplate: isTemplate ? 1 : 0, sort: sortKey(name), key: nameKey(name) };
  return (limit: number) => read({ ...values, limit });
}
