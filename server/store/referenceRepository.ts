import type { Kysely, Selectable } from 'kysely';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { ValueSources } from '#model/ValueSource.ts';
import { parseFields } from './componentRepository.ts';
import type { Database, ReferenceEntryTable, ReferenceSetTable } from './Database.ts';

export type ReferenceRepository = ReturnType<typeof createReferenceRepository>;
export type StoredSet = Selectable<ReferenceSetTable>;

/** An entry of a reference set; `fields` belong to version `kindVersion` of its kind. */
export interface StoredEntry {
  key: string;
  kindVersion: number;
  fields: FieldValues;
  sources: ValueSources;
  version: string;
}

/** As many entries as are held or written at once. */
const ENTRIES_AT_ONCE = 200;

/** Stores reference sets, which all accounts read and only the operator writes. */
export function createReferenceRepository(db: Kysely<Database>) {
  const selectEntries = (set: string) => db.selectFrom('reference_entries').where('set_name', '=', set);

  return {
    list: (): Promise<StoredSet[]> =>
      db.selectFrom('reference_sets').selectAll().orderBy('title').orderBy('name').execute(),

    ofKind: (subclass: string): Promise<StoredSet[]> =>
      db.selectFrom('reference_sets').selectAll().where('subclass', '=', subclass).orderBy('name').execute(),

    find: (name: string): Promise<StoredSet | undefined> =>
      db.selectFrom('reference_sets').selectAll().where('name', '=', name).executeTakeFirst(),

    async findEntry({ set, key }: { set: string; key: string }): Promise<StoredEntry | undefined> {
      const row = await selectEntries(set).selectAll().where('key', '=', key).executeTakeFirst();
      return row && toEntry(row);
    },

    /** Yields all entries of a set, page by page. */
    async *entries(set: string): AsyncGenerator<StoredEntry[]> {
      let after: string | undefined;
      do {
        const rows = await selectEntries(set)
          .selectAll()
          .$if(after !== undefined, (query) => query.where('key', '>', after ?? ''))
          .orderBy('key')
          .limit(ENTRIES_AT_ONCE)
          .execute();
        yield rows.map(toEntry);
        after = rows.length === ENTRIES_AT_ONCE ? rows.at(-1)?.key : undefined;
      } while (after !== undefined);
    },

    /** Returns the version of each entry by its key. */
    async versions(set: string): Promise<Map<string, string>> {
      const rows = await selectEntries(set).select(['key', 'version']).execute();
      return new Map(rows.map(({ key, version }) => [key, version]));
    },

    /** Replaces the set of this name with all its entries; needs a transaction. */
    async replace(set: StoredSet, entries: readonly StoredEntry[]): Promise<void> {
      await db.deleteFrom('reference_entries').where('set_name', '=', set.name).execute();
      await db.deleteFrom('reference_sets').where('name', '=', set.name).execute();
      await db.insertInto('reference_sets').values(set).execute();
      for (let first = 0; first < entries.length; first += ENTRIES_AT_ONCE) {
        const rows = entries.slice(first, first + ENTRIES_AT_ONCE).map((entry) => toRow(set.name, entry));
        await db.insertInto('reference_entries').values(rows).execute();
      }
    },

    /** Removes a set and returns whether it existed; needs a transaction. */
    async remove(name: string): Promise<boolean> {
      await db.deleteFrom('reference_entries').where('set_name', '=', name).execute();
      const { numDeletedRows } = await db.deleteFrom('reference_sets').where('name', '=', name).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function toEntry(row: Selectable<ReferenceEntryTable>): StoredEntry {
  const { key, kind_version: kindVersion, version } = row;
  // Both columns were written as JSON of these types.
  return { key, kindVersion, version, fields: parseFields(row.fields), sources: JSON.parse(row.sources) };
}

function toRow(set: string, { key, kindVersion, fields, sources, version }: StoredEntry): ReferenceEntryTable {
  return {
    set_name: set,
    key,
    kind_version: kindVersion,
    fields: JSON.stringify(fields),
    sources: JSON.stringify(sources),
    version,
  };
}
