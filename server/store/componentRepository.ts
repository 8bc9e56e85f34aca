import type { Kysely, Selectable } from 'kysely';
import type { FieldValues } from '#model/FormDefinition.ts';
import type { Provenance } from '#model/ValueSource.ts';
import { compileOnce } from './compileOnce.ts';
import type { ComponentRevisionTable, ComponentTable, Database } from './Database.ts';
import type { KeptImport } from './KeptImport.ts';
import { holdsText } from './listConditions.ts';
import { selectOrigin } from './selectOrigin.ts';

export type ComponentRepository = ReturnType<typeof createComponentRepository>;

/** A stored component; `fields` holds all except the server's own, also those that the kind no longer has. */
export interface StoredComponent extends Provenance {
  id: string;
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
  name: string;
  locked: boolean;
  fields: FieldValues;
  /** The version of the kind to which the fields belong. */
  kindVersion: number;
  revision: number;
  createdAt: string;
  updatedAt: string;
}

/** Identifies a component; it is not found under another owner's id. */
export interface ComponentKey {
  ownerId: string;
  subclass: string;
  id: string;
}

export interface StoredRevision extends Provenance {
  revision: number;
  fields: FieldValues;
  kindVersion: number;
  savedAt: string;
}

interface EntriesOfSet {
  ownerId: string;
  subclass: string;
  set: string;
  entries: readonly string[];
}

const findByKey = compileOnce<ComponentKey, Selectable<ComponentTable>>((db, value) =>
  db
    .selectFrom('components')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('id', '=', value('id'))
    .where('owner_id', '=', value('ownerId'))
    .where('subclass', '=', value('subclass')),
);

/** Reads components and templates with all their saved revisions. */
export function createComponentRepository(db: Kysely<Database>) {
  const live = () => db.selectFrom('components').where('deleted_at', 'is', null);

  return {
    async find(key: ComponentKey): Promise<StoredComponent | undefined> {
      const [row] = await findByKey(db, key);
      return row && toStoredComponent(row);
    },

    /** Returns those of the components that the owner has, in the order of creation. */
    async findAll({ ownerId, ids }: { ownerId: string; ids: readonly string[] }): Promise<StoredComponent[]> {
      if (ids.length === 0) return [];
      const rows = await live()
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute();
      return rows.map(toStoredComponent);
    },

    /** Returns revisions newest first; only those before `before`, if it is given. */
    async revisions(id: string, { before, limit }: { before?: number | undefined; limit: number }) {
      const rows = await db
        .selectFrom('component_revisions')
        .select(['revision', 'fields', 'sources', 'origin', 'kind_version', 'saved_at'])
        .where('component_id', '=', id)
        .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
        .orderBy('revision', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toStoredRevision);
    },

    /** Returns the set entry stored with a revision; undefined if there is none. */
    async keptImport({ id, revision }: Pick<StoredComponent, 'id' | 'revision'>): Promise<KeptImport | undefined> {
      const row = await db
        .selectFrom('component_revisions')
        .select('imported')
        .where('component_id', '=', id)
        .where('revision', '=', revision)
        .executeTakeFirst();
      return parseKeptImport(row?.imported ?? null);
    },

    /** Returns the last stored set entry of a component and the revision that it is stored with. */
    async lastImport(id: string): Promise<{ revision: number; kept: KeptImport } | undefined> {
      const row = await db
        .selectFrom('component_revisions')
        .select(['revision', 'imported'])
        .where('component_id', '=', id)
        .where('imported', 'is not', null)
        .orderBy('revision', 'desc')
        .executeTakeFirst();
      const kept = parseKeptImport(row?.imported ?? null);
      return row && kept && { revision: row.revision, kept };
    },

    /** Returns those entries of a set from which the owner has made a component of the kind. */
    async findEntries({ ownerId, subclass, set, entries }: EntriesOfSet): Promise<Set<string>> {
      if (entries.length === 0) return new Set();
      const rows = await live()
        .select(selectOrigin(db, 'entry').as('entry'))
        .where('owner_id', '=', ownerId)
        .where('origin', 'is not', null)
        .where(selectOrigin(db, 'set'), '=', set)
        .where('subclass', '=', subclass)
        .where('is_template', '=', 0)
        .where(selectOrigin(db, 'entry'), 'in', [...entries])
        .execute();
      return new Set(rows.map(({ entry }) => entry));
    },

    /** Returns the revisions in which a source was confirmed at this time. */
    async confirmedRevisions({ id, at }: { id: string; at: string }): Promise<StoredRevision[]> {
      const rows = await db
        .selectFrom('component_revisions')
        .select(['revision', 'fields', 'sources', 'origin', 'kind_version', 'saved_at'])
        .where('component_id', '=', id)
        .where(holdsText(db, 'sources', JSON.stringify(at)))
        .execute();
      return rows.map(toStoredRevision);
    },

    /** Returns the keys of all names in use, as computed by `nameKey`. */
    async nameKeys(scope: { ownerId: string; subclass: string; isTemplate: boolean }): Promise<Set<string>> {
      const rows = await live()
        .select('name_key')
        .where('owner_id', '=', scope.ownerId)
        .where('subclass', '=', scope.subclass)
        .where('is_template', '=', scope.isTemplate ? 1 : 0)
        .execute();
      return new Set(rows.map((row) => row.name_key));
    },
  };
}

export function toStoredRevision(
  row: Omit<Selectable<ComponentRevisionTable>, 'component_id' | 'imported'>,
): StoredRevision {
  return {
    revision: row.revision,
    fields: parseFields(row.fields),
    ...parseProvenance(row),
    kindVersion: row.kind_version,
    savedAt: row.saved_at,
  };
}

export function toStoredComponent(row: Selectable<ComponentTable>): StoredComponent {
  return {
    id: row.id,
    ownerId: row.owner_id,
    subclass: row.subclass,
    isTemplate: row.is_template === 1,
    name: row.name,
    locked: row.locked === 1,
    fields: parseFields(row.fields),
    ...parseProvenance(row),
    kindVersion: row.kind_version,
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function parseKeptImport(text: string | null): KeptImport | undefined {
  return text === null ? undefined : JSON.parse(text);
}

export function parseFields(text: string): FieldValues {
  return JSON.parse(text);
}

function parseProvenance({ sources, origin }: Pick<Selectable<ComponentTable>, 'sources' | 'origin'>): Provenance {
  return { sources: JSON.parse(sources), origin: origin === null ? undefined : JSON.parse(origin) };
}
