import type { Insertable, InsertResult, Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { FieldValues } from '#model/FormDefinition.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { compileOnce } from './compileOnce.ts';
import { type ComponentKey, parseFields, type StoredComponent, toStoredComponent } from './componentRepository.ts';
import type { ComponentTable, Database } from './Database.ts';
import { markDeleted } from './markDeleted.ts';
import type { Change, Recorder } from './recordChanges.ts';
import { throwTaken } from './Taken.ts';

export type ComponentWriter = ReturnType<typeof createComponentWriter>;

type Row = Selectable<ComponentTable>;
type Names = Pick<Row, 'name' | 'name_key' | 'name_sort'>;
type Update = Pick<Row, 'id' | 'revision' | 'locked' | 'fields' | 'kind_version' | 'updated_at'>;

const insertRevision = compileOnce<Row, InsertResult>((db, value) =>
  db.insertInto('component_revisions').values({
    component_id: value('id'),
    revision: value('revision'),
    fields: value('fields'),
    kind_version: value('kind_version'),
    saved_at: value('updated_at'),
  }),
);

/** Most saves keep the name, and leave the indexes of names alone. */
const updateSameName = createUpdate<Update>([]);
const updateRenamed = createUpdate<Update & Names>(['name', 'name_key', 'name_sort']);

/** Creates the query that updates a component unless it has changed since it was read. */
function createUpdate<Values extends Update>(names: readonly (keyof Names & keyof Values)[]) {
  return compileOnce<Values, Row>((db, value) =>
    db
      .updateTable('components')
      .set(
        Object.fromEntries(
          [...names, 'locked' as const, 'fields' as const, 'kind_version' as const, 'updated_at' as const].map(
            (name) => [name, value(name)],
          ),
        ),
      )
      .set((expression) => ({ revision: expression('revision', '+', 1) }))
      .where('id', '=', value('id'))
      .where('revision', '=', value('revision'))
      .where('deleted_at', 'is', null)
      .returningAll(),
  );
}

/** Writes components and templates with a version of each save; throws `Taken` where a name is in use. */
export function createComponentWriter(db: Kysely<Database>, record: Recorder) {
  const saveRevision = (row: Selectable<ComponentTable>) => insertRevision(db, row);

  return {
    async create(component: {
      ownerId: string;
      subclass: string;
      isTemplate: boolean;
      fields: FieldValues;
      kindVersion: number;
    }): Promise<StoredComponent> {
      const now = new Date().toISOString();
      const row: Insertable<ComponentTable> = {
        ...toColumns(component.fields),
        id: uuidv7(),
        owner_id: component.ownerId,
        subclass: component.subclass,
        is_template: component.isTemplate ? 1 : 0,
        kind_version: component.kindVersion,
        revision: 1,
        created_at: now,
        updated_at: now,
        deleted_at: null,
      };
      const created = await throwTaken(() =>
        db.insertInto('components').values(row).returningAll().executeTakeFirstOrThrow(),
      );
      await saveRevision(created);
      record(toChange(created, 'created'));
      return toStoredComponent(created);
    },

    /** Returns undefined where the component has changed since it was read. */
    async update(
      read: StoredComponent,
      { fields, kindVersion }: Pick<StoredComponent, 'fields' | 'kindVersion'>,
    ): Promise<StoredComponent | undefined> {
      const { id, revision } = read;
      const updatedAt = new Date().toISOString();
      const change = { ...toContent(fields), id, revision, kind_version: kindVersion, updated_at: updatedAt };
      const name = String(fields.name);
      const [updated] = await throwTaken(() =>
        name === read.name ? updateSameName(db, change) : updateRenamed(db, { ...change, ...toNames(name) }),
      );
      if (!updated) return undefined;
      await saveRevision(updated);
      record(toChange(updated, 'updated'));
      return toStoredComponent(updated);
    },

    /** Marks as deleted; returns false where the component has changed since it was read. */
    async delete(read: StoredComponent): Promise<boolean> {
      const isDeleted = await markDeleted(db, 'components', read);
      if (isDeleted) record(toChange({ ...read, is_template: read.isTemplate ? 1 : 0 }, 'deleted'));
      return isDeleted;
    },

    /** Undoes a deletion, under another name where one is given; returns undefined if the component does not exist. */
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
      record(toChange(restored, 'restored'));
      return toStoredComponent(restored);
    },
  };
}

function toChange(
  { id, revision, subclass, is_template }: Pick<ComponentTable, 'id' | 'revision' | 'subclass' | 'is_template'>,
  action: Change['action'],
): Change {
  return { what: 'component', id, action, revision, subclass, is_template, project_id: null };
}

function toColumns(fields: FieldValues) {
  return { ...toNames(String(fields.name)), ...toContent(fields) };
}

function toNames(name: string): Names {
  return { name, name_key: nameKey(name), name_sort: sortKey(name) };
}

function toContent(fields: FieldValues) {
  return { locked: fields.locked === true ? 1 : 0, fields: JSON.stringify(fields) };
}

/** The columns of a row's next version, in which only the name differs. */
function toRenamedRow(row: Selectable<ComponentTable>, name: string) {
  return {
    ...toColumns({ ...parseFields(row.fields), name }),
    revision: row.revision + 1,
    updated_at: new Date().toISOString(),
  };
}
