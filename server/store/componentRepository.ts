import type { Insertable, Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { FieldValues } from '#model/FormDefinition.ts';
import { nameKey } from '#model/nameKey.ts';
import type { ComponentTable, Database } from './Database.ts';
import { markDeleted } from './markDeleted.ts';
import { throwTaken } from './Taken.ts';

export type ComponentRepository = ReturnType<typeof createComponentRepository>;

/** A stored component; `fields` holds all except the server's own, also those that the kind no longer has. */
export interface StoredComponent {
  id: string;
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
  name: string;
  locked: boolean;
  fields: FieldValues;
  revision: number;
  createdAt: string;
  updatedAt: string;
}

/** Identifies a component; with another owner's id it is not found. */
export interface ComponentKey {
  ownerId: string;
  subclass: string;
  id: string;
}

export interface ComponentFilter {
  ownerId: string;
  isTemplate?: boolean | undefined;
  subclass?: string | undefined;
  name?: string | undefined;
}

export interface StoredRevision {
  revision: number;
  fields: FieldValues;
  savedAt: string;
}

const LIST_COLUMNS = ['id', 'name', 'subclass', 'is_template', 'locked', 'created_at', 'updated_at'] as const;

/** Components and templates with all their saved versions; writes throw `Taken` where a name is in use. */
export function createComponentRepository(db: Kysely<Database>) {
  const live = () => db.selectFrom('components').where('deleted_at', 'is', null);

  const saveRevision = (row: Selectable<ComponentTable>) =>
    db
      .insertInto('component_revisions')
      .values({ component_id: row.id, revision: row.revision, fields: row.fields, saved_at: row.updated_at })
      .execute();

  return {
    list({ ownerId, isTemplate, subclass, name }: ComponentFilter) {
      return live()
        .select(LIST_COLUMNS)
        .where('owner_id', '=', ownerId)
        .$if(isTemplate !== undefined, (query) => query.where('is_template', '=', isTemplate ? 1 : 0))
        .$if(subclass !== undefined, (query) => query.where('subclass', '=', subclass ?? ''))
        .$if(name !== undefined, (query) => query.where('name_key', '=', nameKey(name ?? '')))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    async find(key: ComponentKey): Promise<StoredComponent | undefined> {
      const row = await live()
        .selectAll()
        .where('id', '=', key.id)
        .where('owner_id', '=', key.ownerId)
        .where('subclass', '=', key.subclass)
        .executeTakeFirst();
      return row && toStoredComponent(row);
    },

    /** Those of the components that the owner has, in the order of their creation. */
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

    /** Needs a transaction, as do `update` and `restore`, since each also writes a version. */
    async create(component: {
      ownerId: string;
      subclass: string;
      isTemplate: boolean;
      fields: FieldValues;
    }): Promise<StoredComponent> {
      const now = new Date().toISOString();
      const row: Insertable<ComponentTable> = {
        ...toColumns(component.fields),
        id: uuidv7(),
        owner_id: component.ownerId,
        subclass: component.subclass,
        is_template: component.isTemplate ? 1 : 0,
        revision: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      const created = await throwTaken(() =>
        db.insertInto('components').values(row).returningAll().executeTakeFirstOrThrow(),
      );
      await saveRevision(created);
      return toStoredComponent(created);
    },

    /** Returns undefined where the component has changed since it was read. */
    async update(read: StoredComponent, fields: FieldValues): Promise<StoredComponent | undefined> {
      const change = {
        ...toColumns(fields),
        revision: read.revision + 1,
        updated_at: new Date().toISOString(),
      };
      const updated = await throwTaken(() =>
        db
          .updateTable('components')
          .set(change)
          .where('id', '=', read.id)
          .where('revision', '=', read.revision)
          .where('deleted_at', 'is', null)
          .returningAll()
          .executeTakeFirst(),
      );
      if (!updated) return undefined;
      await saveRevision(updated);
      return toStoredComponent(updated);
    },

    /** Marks as deleted; returns false where the component has changed since it was read. */
    delete: (read: StoredComponent) => markDeleted(db, 'components', read),

    /** Undoes a deletion, under another name where one is given; returns undefined where there is no such component. */
    async restore(key: ComponentKey, name?: string): Promise<StoredComponent | undefined> {
      const row = await db
        .selectFrom('components')
        .selectAll()
        .where('id', '=', key.id)
        .where('owner_id', '=', key.ownerId)
        .where('subclass', '=', key.subclass)
        .executeTakeFirst();
      if (!row || row.deleted_at === null) return row && toStoredComponent(row);
      const renamed = name === undefined || name === row.name ? undefined : toRenamedRow(row, name);
      const restored = await throwTaken(() =>
        db
          .updateTable('components')
          .set({ ...renamed, deleted_at: null })
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      if (renamed) await saveRevision(restored);
      return toStoredComponent(restored);
    },

    /** Newest first. */
    async revisions(id: string): Promise<StoredRevision[]> {
      const rows = await db
        .selectFrom('component_revisions')
        .select(['revision', 'fields', 'saved_at'])
        .where('component_id', '=', id)
        .orderBy('revision', 'desc')
        .execute();
      return rows.map((row) => ({
        revision: row.revision,
        fields: parseFields(row.fields),
        savedAt: row.saved_at,
      }));
    },

    /** The keys of all names in use, as `nameKey` computes them. */
    async nameKeys(scope: { ownerId: string; subclass: string; isTemplate: boolean }): Promise<Set<string>> {
      const rows = await live()
        .select('name_key')
        .where('owner_id', '=', scope.ownerId)
        .where('subclass', '=', scope.subclass)
        .where('is_template', '=', scope.isTemplate ? 1 : 0)
        .execute();
      return new Set(rows.map((row) => row.name_key));
    },

    /** Needs a transaction: the assets of purged components first take over name and kind. */
    async purge(deletedBefore: string): Promise<void> {
      await db
        .updateTable('assets')
        .set(({ selectFrom }) => {
          const own = selectFrom('components').whereRef('components.id', '=', 'assets.component_id');
          return { name: own.select('components.name'), subclass: own.select('components.subclass') };
        })
        .where('component_id', 'in', (query) =>
          query.selectFrom('components').select('id').where('deleted_at', '<', deletedBefore),
        )
        .execute();
      await db.deleteFrom('components').where('deleted_at', '<', deletedBefore).execute();
    },
  };
}

function toColumns(fields: FieldValues) {
  const name = String(fields.name);
  return { name, name_key: nameKey(name), locked: fields.locked === true ? 1 : 0, fields: JSON.stringify(fields) };
}

/** The columns of a row's next version, in which only the name differs. */
function toRenamedRow(row: Selectable<ComponentTable>, name: string) {
  return {
    ...toColumns({ ...parseFields(row.fields), name }),
    revision: row.revision + 1,
    updated_at: new Date().toISOString(),
  };
}

function toStoredComponent(row: Selectable<ComponentTable>): StoredComponent {
  return {
    id: row.id,
    ownerId: row.owner_id,
    subclass: row.subclass,
    isTemplate: row.is_template === 1,
    name: row.name,
    locked: row.locked === 1,
    fields: parseFields(row.fields),
    revision: row.revision,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function parseFields(text: string): FieldValues {
  return JSON.parse(text);
}
