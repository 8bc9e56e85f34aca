import { LRUCache } from 'lru-cache';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { versionOf } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import { flattenRecord } from '#model/nestedRecord.ts';
import { holdsWord, readSearch, type SearchTerm } from '#model/searchTerms.ts';
import { createValueSearch, type MatchedValue, type ValueSearch } from '#model/valueSearch.ts';
import type { Kinds } from '#server/kinds.ts';
import type { ComponentQuery, Word } from '#server/store/listComponents.ts';
import { toPlace } from '#server/store/listConditions.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { Store } from '#server/store/Store.ts';
import type { TermHint } from '#server/store/termHints.ts';
import { toCurrent } from './kindVersions.ts';
import { toWord } from './toWord.ts';

type Wanted = Omit<ComponentQuery, keyof Page | 'terms'>;

/** What a list shows of a component, with the value that was found where neither name nor kind says it all. */
type Found = Record<'id' | 'name' | 'subclass' | 'created_at' | 'updated_at', string> & { matched?: MatchedValue };

interface StoredItem extends Found {
  kind_version: number;
  /** Null where name and kind hold all that is searched for. */
  fields: FieldValues | null;
}

/** Rows of all lists that are kept, some hundred bytes each. */
const MOST_ROWS = 200_000;
const KEEP_MS = 5 * 60 * 1000;

/**
 * Searches names, kinds and values of an owner's components, in short steps. What is found is kept for the next page until
 * the owner changes a component.
 */
export function createLibrarySearch({ store, kinds }: { store: Store; kinds: Kinds }) {
  const kept = new LRUCache<string, readonly Found[]>({
    maxSize: MOST_ROWS,
    sizeCalculation: (rows) => rows.length + 1,
    ttl: KEEP_MS,
  });
  const versions = new Map([...kinds].map(([subclass, kind]) => [subclass, versionOf(kind)]));
  const running = new Map<string, Promise<readonly Found[]>>();

  async function findKept(query: Wanted, search: string): Promise<readonly Found[]> {
    const { components } = await store.feeds.find(query.ownerId);
    const key = JSON.stringify([query, search, components]);
    const known = kept.get(key) ?? running.get(key);
    if (known) return known;
    const finding = findAll(query, search).finally(() => running.delete(key));
    running.set(key, finding);
    const rows = await finding;
    kept.set(key, rows);
    return rows;
  }

  async function findAll(query: ComponentQuery, search: string): Promise<readonly Found[]> {
    const terms = readSearch(search);
    const searches = new Map([...kinds].map(([subclass, kind]) => [subclass, createValueSearch(kind, terms)]));
    const words = terms.map((term) => term.words.map(toWord));
    const hints = terms.map((term, index) => ({
      words: words[index] ?? [],
      hint: toHint(term, index, searches),
      isPhrase: term.phrase !== undefined,
    }));
    const rows: Found[] = [];
    for await (const { json } of store.lists.components.list({ ...query, terms: { hints, versions } })) {
      // It was written as JSON of such rows.
      for (const item of JSON.parse(`[${json}]`) as StoredItem[]) {
        const found = findIn(item, {
          terms,
          words,
          kind: kinds.get(item.subclass),
          search: searches.get(item.subclass),
        });
        if (found) rows.push(found);
      }
    }
    return rows;
  }

  return {
    /** The components in which a search finds all that it asks for. */
    find: (query: Wanted, search: string) => ({
      count: async () => (await findKept(query, search)).length,
      async *read(page: Page): AsyncGenerator<Slice> {
        const { after, offset = 0, limit = Number.POSITIVE_INFINITY } = page;
        let rows = await findKept(query, search);
        let start = offset;
        if (after) {
          start = rows.findIndex(({ id }) => id === after.at(-1)) + 1;
          // What the page before ended with is gone.
          if (start === 0) rows = await findAll({ ...query, after }, search);
        }
        const shown = rows.slice(start, start + limit);
        const last = start + shown.length < rows.length ? shown.at(-1) : undefined;
        if (shown.length === 0) return;
        const json = Buffer.from(shown.map((row) => JSON.stringify(row)).join(','));
        yield { json, count: shown.length, ...(last ? { next: toPlace(query.order, toTexts(last)) } : {}) };
      },
    }),
  };
}

interface Sought {
  terms: readonly SearchTerm[];
  words: readonly (readonly Word[])[];
  kind: Kind | undefined;
  search: ValueSearch | undefined;
}

/** The row as the list shows it, if all terms are found in it. */
function findIn(
  { fields, kind_version, ...item }: StoredItem,
  { terms, words, kind, search }: Sought,
): Found | undefined {
  const name = nameKey(item.name);
  const isKind = ({ subclasses, others }: Word) =>
    subclasses.includes(item.subclass) || (others && !others.except.includes(item.subclass));
  const rest = terms.map((term, index) =>
    (words[index] ?? []).filter((word) => !(holdsWord(name, word.text, term) || (!term.phrase && isKind(word)))),
  );
  if (rest.every((term) => term.length === 0)) return item;
  if (!kind || !search || !fields || kind_version > versionOf(kind)) return undefined;
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

/** What stored records hold in which a term is found, whatever their kind. */
function toHint({ words }: SearchTerm, index: number, searches: ReadonlyMap<string, ValueSearch>): TermHint {
  const inKinds = [...searches].flatMap(([subclass, { terms }]) => {
    const term = terms[index];
    return term ? [{ subclass, ...term }] : [];
  });
  return {
    words: words.map((text) => ({
      text,
      labelled: unique(inKinds.flatMap(({ labelled }) => [...(labelled.get(text)?.values() ?? [])].flat())),
    })),
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
