import type { FieldValues } from '#model/FormDefinition.ts';
import type { Kind } from '#model/Kind.ts';
import { toClientVersion, toCurrent } from '#server/components/kindVersions.ts';
import { toRecord } from '#server/components/toRecord.ts';
import { notFound } from '#server/Failure.ts';
import type { Kinds } from '#server/kinds.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { StoredEntry, StoredSet } from '#server/store/referenceRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { createReferenceIndex, type IndexedEntry } from './createReferenceIndex.ts';
import { entryFields } from './entryFields.ts';
import { findEntries } from './findEntries.ts';
import { type EntryQuery, readEntryQuery } from './readEntryQuery.ts';

export type ReferenceService = ReturnType<typeof createReferenceService>;

/**
 * Creates the service through which callers read reference sets; sets of kinds that this server does not have are
 * hidden.
 */
export function createReferenceService({ store, kinds }: { store: Pick<Store, 'reference' | 'lists'>; kinds: Kinds }) {
  const readIndex = createReferenceIndex(store);

  async function find(name: string): Promise<{ set: StoredSet; kind: Kind }> {
    const set = await store.reference.find(name);
    const kind = set && kinds.get(set.subclass);
    if (!kind) throw notFound();
    return { set, kind };
  }

  return {
    list: async (): Promise<StoredSet[]> =>
      (await store.reference.list()).filter(({ subclass }) => kinds.has(subclass)),

    /** Returns the set with the ranges of its numbers. */
    async read(name: string) {
      const { set, kind } = await find(name);
      const { ranges } = await readIndex(set, kind);
      return { ...set, ranges: [...ranges] };
    },

    /**
     * Returns readers for the matching entries; throws `Invalid` if the set's kind does not have a field of the query.
     */
    async entries(name: string, sent: Parameters<typeof readEntryQuery>[0]) {
      const { set, kind } = await find(name);
      const query = readEntryQuery(sent, entryFields(kind.definition));
      const findAll = async () => findEntries(await readIndex(set, kind), query);
      return {
        version: `${set.version} ${kind.definition.version}`,
        sort: query.sort.text,
        count: async () => (await findAll()).length,
        read: async (page: Page) => slice(await findAll(), query, page),
      };
    },

    /**
     * The sets of a kind: a text that differs after each change of them, and the entries' values that have a source.
     */
    async ofKind(kind: Kind) {
      const sets = await store.reference.ofKind(kind.definition.id);
      const readValues = async () => {
        const indexes = await Promise.all(sets.map((set) => readIndex(set, kind)));
        return indexes.flatMap(({ entries }) => entries.map(({ values, sourced }) => narrow(values, sourced)));
      };
      return { version: sets.map(({ name, version }) => `${name} ${version}`).join(), readValues };
    },

    /**
     * Returns the entry as a component of the kind version that the client knows, without the properties that a server
     * adds.
     */
    async entry({ set: name, key, version }: { set: string; key: string; version: number | undefined }) {
      const { kind } = await find(name);
      const stored = await store.reference.findEntry({ set: name, key });
      if (!stored) throw notFound();
      return { stored, component: toComponent({ set: name, stored }, kind, version) };
    },
  };
}

/** Returns the values of the given paths and the currency; all values if no path is given. */
function narrow(values: ReadonlyMap<string, unknown>, paths: ReadonlySet<string>): ReadonlyMap<string, unknown> {
  if (paths.size === 0) return values;
  return new Map([...values].filter(([path]) => paths.has(path) || path === 'currency'));
}

/** The patterns of a place: the key of the last row, and the index of the next one. */
export const ENTRY_PLACE = [/^/, /^\d{1,8}$/];

async function* slice(found: readonly IndexedEntry[], { fields }: EntryQuery, page: Page): AsyncGenerator<Slice> {
  const { after, offset = 0, limit = Number.POSITIVE_INFINITY } = page;
  // The set may have been replaced since the previous page.
  const known = after ? found.findIndex(({ key }) => key === after[0]) : -1;
  const start = known === -1 ? (after ? Number(after[1]) : offset) : known + 1;
  const shown = found.slice(start, start + limit);
  const last = start + shown.length < found.length ? shown.at(-1) : undefined;
  const rows = shown.map(({ key, name, version, values }) =>
    JSON.stringify({
      key,
      name,
      version,
      values: Object.fromEntries(fields.map((field) => [field, values.get(field)])),
    }),
  );
  if (rows.length === 0) return;
  const next = last && { next: [last.key, String(start + shown.length)] };
  yield { json: Buffer.from(rows.join(BETWEEN)), count: rows.length, ...next };
}

function toComponent({ set, stored }: EntryOfSet, kind: Kind, version: number | undefined): FieldValues {
  const { fields, kindVersion, sources } = toCurrent(stored, kind);
  const origin = { set, entry: stored.key, version: stored.version };
  const given = { id: '', ownerId: '', isTemplate: false, locked: false, revision: 1, createdAt: '', updatedAt: '' };
  const component = { ...given, subclass: kind.definition.id, name: stored.key, fields, kindVersion, sources, origin };
  const record = toClientVersion(toRecord(component, kind.definition), kind, version);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !GIVEN.has(name)));
}

interface EntryOfSet {
  set: string;
  stored: StoredEntry;
}

/** The properties that a server adds to a component. */
const GIVEN = new Set(['id', 'is_template', 'locked', 'created_at', 'updated_at']);
