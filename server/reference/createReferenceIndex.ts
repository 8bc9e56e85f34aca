import { LRUCache } from 'lru-cache';
import type { FieldValue } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { getKindVersion } from '#model/kindVersion.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { toCurrent } from '#server/components/kindVersions.ts';
import { getCurrentFields } from '#server/components/toRecord.ts';
import type { StoredEntry, StoredSet } from '#server/store/referenceRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { type EntryField, entryFields } from './entryFields.ts';

/** An entry with the values that lists search, filter, sort and show. */
export interface IndexedEntry {
  key: string;
  name: string;
  version: string;
  sort: string;
  /** The searchable texts, normalised like names. */
  text: string;
  /** The values of the kind's fields and curves, by path. */
  values: ReadonlyMap<string, FieldValue>;
  /** The paths of the values that have a source: the others may be defaults of the kind. */
  sourced: ReadonlySet<string>;
}

export interface ReferenceIndex {
  fields: ReadonlyMap<string, EntryField>;
  /** Sorted by name. */
  entries: readonly IndexedEntry[];
  ranges: readonly FieldRange[];
}

interface FieldRange {
  field: string;
  count: number;
  least: number;
  most: number;
}

/** Values of all cached sets, some ten bytes each. */
const MOST_VALUES = 4_000_000;

/** Creates a reader that indexes each set once, and again after the operator has replaced it. */
export function createReferenceIndex(store: Pick<Store, 'reference' | 'lists'>) {
  const kept = new LRUCache<string, ReferenceIndex>({
    maxSize: MOST_VALUES,
    sizeCalculation: ({ entries, fields }) => entries.length * fields.size + 1,
  });
  const running = new Map<string, Promise<ReferenceIndex>>();

  async function read(set: StoredSet, kind: Kind): Promise<ReferenceIndex> {
    const fields = entryFields(kind.definition);
    const entries: IndexedEntry[] = [];
    const share = createSharedSets();
    for await (const stored of store.reference.entries(set.name)) {
      entries.push(...stored.map((entry) => toIndexed(entry, { kind, fields, share })));
      await store.lists.turns();
    }
    entries.sort((a, b) => compare(a.sort, b.sort) || compare(a.key, b.key));
    return { fields, entries, ranges: [...fields].flatMap(([field, about]) => toRange(entries, field, about) ?? []) };
  }

  return async (set: StoredSet, kind: Kind): Promise<ReferenceIndex> => {
    const key = JSON.stringify([set.name, set.version, getKindVersion(kind), kind.definition.version]);
    const known = kept.get(key) ?? running.get(key);
    if (known) return known;
    const reading = read(set, kind).finally(() => running.delete(key));
    running.set(key, reading);
    const index = await reading;
    // If the operator has replaced the set meanwhile, its version differs.
    if ((await store.reference.find(set.name))?.version === set.version) kept.set(key, index);
    return index;
  };
}

interface Indexing {
  kind: Kind;
  fields: ReferenceIndex['fields'];
  share: (paths: readonly string[]) => ReadonlySet<string>;
}

function toIndexed(stored: StoredEntry, { kind, fields, share }: Indexing): IndexedEntry {
  const carried = toCurrent(stored, kind);
  const current = getCurrentFields(carried.fields, kind.definition);
  const values = new Map([...fields].map(([path, field]) => [path, field.read(current)]));
  const texts = [...fields].flatMap(([path, field]) => field.toText(values.get(path) ?? null) ?? []);
  const name = String(current.name);
  return {
    key: stored.key,
    name,
    version: stored.version,
    sort: sortKey(name),
    text: nameKey([name, ...texts].join('\n')),
    values,
    sourced: share(Object.keys(carried.sources)),
  };
}

/** The rows of a table have values in the same columns, so that a few sets serve all of them. */
function createSharedSets() {
  const known = new Map<string, ReadonlySet<string>>();
  return (paths: readonly string[]): ReadonlySet<string> => {
    const key = JSON.stringify(paths);
    const found = known.get(key) ?? new Set(paths);
    known.set(key, found);
    return found;
  };
}

function toRange(entries: readonly IndexedEntry[], field: string, about: EntryField): FieldRange | undefined {
  if (!about.isNumber) return undefined;
  let [count, least, most] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { values } of entries) {
    const value = values.get(field);
    if (typeof value !== 'number') continue;
    count += 1;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return count > 0 ? { field, count, least, most } : undefined;
}

/** Compares by character code. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
