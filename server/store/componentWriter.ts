import type { Insertable, InsertResult, Kysely, Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { FieldValues } from '#model/FormDefinition.ts';
import { nameKey } from '#model/nameKey.ts';
import { sortKey } from '#model/sortKey.ts';
import { NO_PROVENANCE, type Provenance } from '#model/ValueSource.ts';
import { compileOnce } from './compileOnce.ts';
import { type ComponentKey, parseFields, type StoredComponent, toStoredComponent } from './componentRepository.ts';
import type { ComponentTable, Database } from './Database.ts';
import type { KeptImport } from './KeptImport.ts';
import { markDeleted } from './markDeleted.ts';
import type { Change, Recorder } from './recordChanges.ts';
import { throwUniqueViolation } from './UniqueViolation.ts';

export type ComponentWriter = ReturnType<typeof createComponentWriter>;

type Row = Selectable<ComponentTable>;
/** The columns that every save writes. */
const UPDATED = ['locked', 'fields', 'sources', 'origin', 'kind_version', 'updated_at'] as const;

type Names = Pick<Row, 'name' | 'name_key' | 'name_sort'>;
type Update = Pick<Row, 'id' | 'revision' | (typeof UPDATED)[number]>;

const insertRevision = compileOnce<Row, InsertResult>((db, value) =>
  db.insertInto('component_revisions').values({
    component_id: value('id'),
    revision: value('revision'),
    fields: value('fields'),
    sources: value('sources'),
    origin: value('origin'),
    kind_version: value('kind_version'),
    saved_at: value('updated_at'),
  }),
);

/** Most saves keep the name and need not touch the indexes of names. */
const updateSameName = createUpdate<Update>([]);
const updateRenamed = createUpdate<Update & Names>(['name', 'name_key', 'name_sort']);

/** Creates the query that updates a component unless it has changed since it was read. */
function createUpdate<Values extends Update>(names: readonly (keyof Names & keyof Values)[]) {
  return compileOnce<Values, Row>((db, value) =>
    db
      .updateTable('components')
      .set(Object.fromEntries([...names, ...UPDATED].map((name) => [name, value(name)])))
      .set((expression) => ({ revision: expression('revision', '+', 1) }))
      .where('id', '=', value('id'))
      .where('revision', '=', value('revision'))
      .where('deleted_at', 'is', null)
      .returningAll(),
  );
}

interface NewComponent extends Partial<Provenance> {
  ownerId: string;
  subclass: string;
  isTemplate: boolean;
  fields: FieldValues;
  kindVersion: number;
}

/** Writes components and templates and stores a revision of each save; throws `UniqueViolation` if a name is in use. */
export function createComponentWriter(db: Kysely<Database>, record: Recorder) {
  const saveRevision = (row: Selectable<ComponentTable>) => insertRevision(db, row);

  return {
    async create(component: NewComponent): Promise<StoredComponent> {
      const now = new Date().toISOString();
      const row: Insertable<ComponentTable> = {
        ...toColumns(component.fields),
        ...toProvenanceColumns({ ...NO_PROVENANCE, ...component }),
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
      const created = await throwUniqueViolation(() =>
        db.insertInto('components').values(row).returningAll().executeTakeFirstOrThrow(),
      );
      await saveRevision(created);
      record(toChange(created, 'created'));
      return toStoredComponent(created);
    },

    /** Returns undefined if the component has changed since it was read. */
    async update(
      read: StoredComponent,
      { fields, kindVersion, ...provenance }: Pick<StoredComponent, 'fields' | 'kindVersion' | keyof Provenance>,
    ): Promise<StoredComponent | undefined> {
      const { id, revision } = read;
      const updatedAt = new Date().toISOString();
      const content = { ...toContent(fields), ...toProvenanceColumns(provenance) };
      const change = { ...content, id, revision, kind_version: kindVersion, updated_at: updatedAt };
      const name = String(fields.name);
      const [updated] = await throwUniqueViolation(() =>
        name === read.name ? updateSameName(db, change) : updateRenamed(db, { ...change, ...toNames(name) }),
      );
      if (!updated) return undefined;
      await saveRevision(updated);
      record(toChange(updated, 'updated'));
      return toStoredComponent(updated);
    },

    /** Stores the entry of the origin's set with a revision; undefined removes it. */
    async keepImported(
      { id, revision }: Pick<StoredComponent, 'id' | 'revision'>,
      imported: KeptImport | undefined,
    ): Promise<void> {
      await db
        .updateTable('component_revisions')
        .set({ imported: imported === undefined ? null : JSON.stringify(imported) })
        .where('component_id', '=', id)
        .where('revision', '=', revision)
        .execute();
    },

    /** Marks as deleted; returns false if the component has changed since it was read. */
    async delete(read: StoredComponent): Promise<boolean> {
      const isDeleted = await markDeleted(db, 'components', read);
      if (isDeleted) record(toChange({ ...read, is_template: read.isTemplate ? 1 : 0 }, 'deleted'));
      return isDeleted;
    },

    /** Undoes a deletion, under a new name if one is given; returns undefined if the component does not exist. */
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
      const restored = await throwUniqueViolation(() =>
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

function toProvenanceColumns({ sources, origin }: Provenance) {
  return { sources: JSON.stringify(sources), origin: origin === undefined ? null : JSON.stringify(origin) };
}

/** Returns the columns of a row's next revision, in which only the name differs. */
function toRenamedRow(row: Selectable<ComponentTable>, name: string) {
  return {
    ...toColumns({ ...parseFields(row.fields), name }),
    revision: row.revision + 1,
    updated_at: new Date().toISOString(),
  };
}
