import type { Insertable, Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { FieldValues } from '#model/FormDefinition.ts';
import { nameKey } from '#model/nameKey.ts';
import type { ComponentTable, Database } from './Database.ts';
import { throwTaken } from './Taken.ts';

export type ComponentRepository = ReturnType<typeof componentRepository>;

/** A stored component; `fields` holds all that is not the server's own, also what its kind no longer knows. */
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

/** A component as it is addressed: one that belongs to somebody else does not exist. */
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

/** Components and templates with every saved version of them. Names must be free, otherwise writes throw `Taken`. */
export function componentRepository(db: Kysely<Database>) {
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
      return row && storedComponent(row);
    },

    /** Those of the ids that are the owner's, in the order in which they were made. */
    async findAll({ ownerId, ids }: { ownerId: string; ids: readonly string[] }): Promise<StoredComponent[]> {
      if (ids.length === 0) return [];
      const rows = await live()
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('id', 'in', [...ids])
        .orderBy('id')
        .execute();
      return rows.map(storedComponent);
    },

    /** Must run in a transaction, as must `update` and `restore`: the version is written beside the row. */
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
      return storedComponent(created);
    },

    /** Undefined where the component is no longer at the version that was read. */
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
      return storedComponent(updated);
    },

    /** Marks and hides; false where the component is no longer at the version that was read. */
    async delete(read: StoredComponent): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('components')
        .set({ deleted_at: new Date().toISOString() })
        .where('id', '=', read.id)
        .where('revision', '=', read.revision)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Takes the mark off again, under another name where one is given; undefined where there is no such component. */
    async restore(key: ComponentKey, name?: string): Promise<StoredComponent | undefined> {
      const row = await db
        .selectFrom('components')
        .selectAll()
        .where('id', '=', key.id)
        .where('owner_id', '=', key.ownerId)
        .where('subclass', '=', key.subclass)
        .executeTakeFirst();
      if (!row || row.deleted_at === null) return row && storedComponent(row);
      const renamed = name === undefined || name === row.name ? undefined : renamedRow(row, name);
      const restored = await throwTaken(() =>
        db
          .updateTable('components')
          .set({ ...renamed, deleted_at: null })
          .where('id', '=', row.id)
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      if (renamed) await saveRevision(restored);
      return storedComponent(restored);
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

    /** What `nameKey` makes of every name that is in use. */
    async nameKeys(scope: { ownerId: string; subclass: string; isTemplate: boolean }): Promise<Set<string>> {
      const rows = await live()
        .select('name_key')
        .where('owner_id', '=', scope.ownerId)
        .where('subclass', '=', scope.subclass)
        .where('is_template', '=', scope.isTemplate ? 1 : 0)
        .execute();
      return new Set(rows.map((row) => row.name_key));
    },

    /** Must run in a transaction: assets of the components take over name and kind before those are gone. */
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

/** The next version of a row, which differs in its name. */
function renamedRow(row: Selectable<ComponentTable>, name: string) {
  return {
    ...toColumns({ ...parseFields(row.fields), name }),
    revision: row.revision + 1,
    updated_at: new Date().toISOString(),
  };
}

function storedComponent(row: Selectable<ComponentTable>): StoredComponent {
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
