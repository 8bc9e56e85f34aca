import { LRUCache } from 'lru-cache';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { readSearch } from '#model/readSearch.ts';
import { holdsWord, type SearchTerm } from '#model/searchTerms.ts';
import { createValueSearch, type MatchedValue, type ValueSearch } from '#model/valueSearch.ts';
import type { Kinds } from '#server/kinds.ts';
import type { ComponentQuery, Word } from '#server/store/listComponents.ts';
import { toPlace } from '#server/store/listConditions.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import type { TermHint } from '#server/store/termHints.ts';
import { createValueReader } from './createValueReader.ts';
import { toCurrent } from './kindVersions.ts';
import type { ValueQuery } from './readValueQuery.ts';
import { toWord } from './toWord.ts';

type Wanted = Omit<ComponentQuery, keyof Page | 'terms'>;

/** A listed component, with the matching value unless name and kind alone contain all terms. */
type Found = Record<'id' | 'name' | 'subclass' | 'created_at' | 'updated_at', string> & {
  matched?: MatchedValue;
  values?: FieldValues;
};

interface StoredItem extends Found {
  kind_version: number;
  /** Null if name and kind contain all terms and no value is requested. */
  fields: FieldValues | null;
}

/** Rows of all cached lists, some hundred bytes each. */
const MOST_ROWS = 200_000;
const KEEP_MS = 5 * 60 * 1000;

/** The parts of a query that the database can't answer. */
export interface Sought {
  /** Blank to find all components. */
  search: string;
  values: ValueQuery | undefined;
}

/**
 * Creates a search in names, kinds and values of an owner's components, which runs in short steps. Results are cached
 * for the next page until the owner changes a component, but five minutes at most.
 */
export function createLibrarySearch({ store, kinds }: { store: Store; kinds: Kinds }) {
  const kept = new LRUCache<string, readonly Found[]>({
    maxSize: MOST_ROWS,
    sizeCalculation: (rows) => rows.length * (1 + countValues(rows[0])) + 1,
    ttl: KEEP_MS,
  });
  const versions = new Map([...kinds].map(([subclass, kind]) => [subclass, getKindVersion(kind)]));
  const running = new Map<string, Promise<readonly Found[]>>();

  async function findKept(query: Wanted, sought: Sought): Promise<readonly Found[]> {
    const { components } = await store.feeds.find(query.ownerId);
    const key = JSON.stringify([query, sought, components]);
    const known = kept.get(key) ?? running.get(key);
    if (known) return known;
    const finding = findAll(query, sought).finally(() => running.delete(key));
    running.set(key, finding);
    const rows = await finding;
    kept.set(key, rows);
    return rows;
  }

  async function findAll(query: ComponentQuery, { search, values }: Sought): Promise<readonly Found[]> {
    const terms = readSearch(search).map((term) => ({ ...term, named: term.words.map(toWord) }));
    const searches = new Map(
      [...kinds].map(([subclass, kind]) => [subclass, { kind, search: createValueSearch(kind, terms) }]),
    );
    const hints = terms.map((term, index) => ({
      words: term.named,
      hint: toHint(term, index, searches),
      isPhrase: term.phrase !== undefined,
    }));
    const reader = values && createValueReader(kinds, values);
    const rows: { row: Found; sortedBy: unknown }[] = [];
    const sought = { hints, versions, needsFields: reader !== undefined };
    for await (const slice of store.lists.components.list({ ...query, terms: sought }))
      for (const item of parseRows(slice)) {
        const read = reader ? reader.read(item) : NO_VALUES;
        const row = read && findIn(item, terms, searches.get(item.subclass));
        if (row) rows.push({ row: { ...row, ...withValues(read.values) }, sortedBy: read.sortedBy });
      }
    return reader ? reader.order(rows) : rows.map(({ row }) => row);
  }

  return {
    /** Returns readers for the components that contain all search terms and fulfil all conditions. */
    find: (query: Wanted, sought: Sought) => ({
      count: async () => (await findKept(query, sought)).length,
      async *read(page: Page): AsyncGenerator<Slice> {
        const { after, offset = 0, limit = Number.POSITIVE_INFINITY } = page;
        const isByValue = sought.values?.sort !== undefined;
        let rows = await findKept(query, sought);
        let start = offset;
        if (after) {
          const last = rows.findIndex(({ id }) => id === after.at(-1));
          start = last + 1;
          // The last row of the previous page is gone, so only the cursor has its position.
          if (last === -1 && isByValue) start = Number(after[0]);
          else if (last === -1) rows = await findAll({ ...query, after }, sought);
        }
        const shown = rows.slice(start, start + limit);
        const end = start + shown.length;
        const last = end < rows.length ? shown.at(-1) : undefined;
        if (shown.length === 0) return;
        const json = Buffer.from(shown.map((row) => JSON.stringify(row)).join(','));
        const next = last && (isByValue ? [String(end - 1), last.id] : toPlace(query.order, toTexts(last)));
        yield { json, count: shown.length, ...(next ? { next } : {}) };
      },
    }),

    /** Yields the components of a query with some of their values, reading no further than the page. */
    async *show(query: ComponentQuery, values: ValueQuery): AsyncGenerator<Slice> {
      const reader = createValueReader(kinds, values);
      const terms = { hints: [], versions, needsFields: true };
      for await (const slice of store.lists.components.list({ ...query, terms })) {
        const rows = parseRows(slice).map(({ fields, kind_version, ...item }) => ({
          ...item,
          ...withValues(reader.read({ subclass: item.subclass, fields, kind_version })?.values),
        }));
        yield { ...slice, json: Buffer.from(rows.map((row) => JSON.stringify(row)).join(',')) };
      }
    },
  };
}

const NO_VALUES: { values?: FieldValues; sortedBy?: unknown } = {};

function withValues(values: FieldValues | undefined): { values?: FieldValues } {
  return values && Object.keys(values).length > 0 ? { values } : {};
}

function countValues(row: Found | undefined): number {
  return Object.keys(row?.values ?? {}).length;
}

/** It was written as JSON of such rows. */
function parseRows({ json }: Slice): StoredItem[] {
  return JSON.parse(`[${json}]`);
}

/** A term with its words as they are looked for in names and kinds. */
interface NamedTerm extends SearchTerm {
  named: readonly Word[];
}

interface SearchedKind {
  kind: Kind;
  search: ValueSearch;
}

/** Returns the row as the list shows it if it contains all terms; undefined otherwise. */
function findIn(
  { fields, kind_version, ...item }: StoredItem,
  terms: readonly NamedTerm[],
  searched: SearchedKind | undefined,
): Found | undefined {
  const name = nameKey(item.name);
  const isKind = ({ subclasses, others }: Word) =>
    subclasses.includes(item.subclass) || (others && !others.except.includes(item.subclass));
  const rest = terms.map((term) =>
    term.named.filter((word) => !(holdsWord(name, word.text, term) || (!term.phrase && isKind(word)))),
  );
  if (rest.every((term) => term.length === 0)) return item;
  if (!searched || !fields || kind_version > getKindVersion(searched.kind)) return undefined;
  const { kind, search } = searched;
  const values = flattenRecord(kind.definition, toCurrent({ fields, kindVersion: kind_version }, kind).fields);
  let describe: (() => MatchedValue) | undefined;
  for (const [index, missing] of rest.entries()) {
    if (missing.length === 0) continue;
    const quantity = search.findQuantity(values, index);
    const found = quantity ? [quantity] : missing.map(({ text }) => search.findWord(values, index, text));
    if (found.includes(undefined)) return undefined;
    describe ??= found[0];
  }
  return describe && { ...item, matched: describe() };
}

/** Returns the texts and numbers to look for in stored records, whatever their kind. */
function toHint({ words }: SearchTerm, index: number, searches: ReadonlyMap<string, SearchedKind>): TermHint {
  const inKinds = [...searches].flatMap(([subclass, { search }]) => {
    const term = search.terms[index];
    return term ? [{ subclass, ...term }] : [];
  });
  const listLabelled = (text: string) =>
    inKinds.flatMap(({ labelled }) => [...(labelled.get(text)?.values() ?? [])].flat());
  return {
    words: words.map((text) => ({ text, labelled: unique(listLabelled(text)) })),
    numbers: unique(inKinds.flatMap(({ numbers }) => [...numbers.values()].flat())),
    derivedIn: inKinds.filter(({ derived }) => derived.size > 0).map(({ subclass }) => subclass),
  };
}

function toTexts({ id, name, subclass, created_at, updated_at }: Found): Record<string, string> {
  return { id, name, subclass, created_at, updated_at };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
