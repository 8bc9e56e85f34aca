import type { Kysely } from 'kysely';
import { freeName } from '#model/freeName.ts';
import { nameKey } from '#model/nameKey.ts';

interface NamedRow {
  id: string;
  name: string;
  name_key: string;
  deleted_at: string | null;
  /** Rows of the same scope may not share a name. */
  scope: string;
}

// A type alias, since Kysely does not accept an interface here.
type NamedTables = {
  /** The columns at the time of this migration. */
  components: {
    id: string;
    owner_id: string;
    subclass: string;
    is_template: number;
    name: string;
    name_key: string;
    fields: string;
    revision: number;
    created_at: string;
    updated_at: string;
    deleted_at: string | null;
  };
  component_revisions: { component_id: string; revision: number; fields: string; saved_at: string };
  projects: Omit<NamedTables['components'], 'subclass' | 'fields'>;
};

/**
 * Recomputes the key of every name. If two names now share a key, the earlier record keeps its name and the later one
 * is renamed to 'name (2)'; the renaming appears in the record's history and in a process warning.
 */
export async function foldNames(db: Kysely<unknown>): Promise<void> {
  await foldAll(db.withTables<NamedTables>());
}

async function foldAll(db: Kysely<NamedTables>): Promise<void> {
  const now = new Date().toISOString();
  const columns = ['id', 'owner_id', 'is_template', 'name', 'name_key', 'deleted_at'] as const;
  const components = await db
    .selectFrom('components')
    .select([...columns, 'subclass'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ofKind = components.map((row) => ({ ...row, scope: [row.owner_id, row.subclass, row.is_template].join(' ') }));
  for (const { id, from, name, name_key } of findKeyChanges(ofKind)) {
    if (name === from) await db.updateTable('components').set({ name_key }).where('id', '=', id).execute();
    else {
      await renameComponent(db, { id, name, name_key, now });
      warnOfRename({ what: `Component ${id}`, from, to: name });
    }
  }

  const projects = await db.selectFrom('projects').select(columns).orderBy('created_at').orderBy('id').execute();
  const ofForm = projects.map((row) => ({ ...row, scope: [row.owner_id, row.is_template].join(' ') }));
  for (const { id, from, name, name_key } of findKeyChanges(ofForm)) {
    if (name === from) await db.updateTable('projects').set({ name_key }).where('id', '=', id).execute();
    else {
      const set = db.updateTable('projects').set(({ eb }) => ({
        ...{ name, name_key, updated_at: now },
        revision: eb('revision', '+', 1),
      }));
      await set.where('id', '=', id).execute();
      warnOfRename({ what: `Project ${id}`, from, to: name });
    }
  }
}

interface KeyChange {
  id: string;
  from: string;
  name: string;
  name_key: string;
}

/** Returns the rows whose key changes, earliest first. Renames come before the others, since they free the keys. */
function findKeyChanges(rows: readonly NamedRow[]): KeyChange[] {
  const keys = rows.map(({ name }) => nameKey(name));
  const taken = new Map<string, Set<string>>();
  for (const [index, { scope }] of rows.entries()) {
    taken.set(scope, (taken.get(scope) ?? new Set()).add(keys[index] ?? ''));
  }
  const used = new Set<string>();
  const [renamed, kept]: [KeyChange[], KeyChange[]] = [[], []];
  for (const [index, row] of rows.entries()) {
    const { id, name: from, name_key: before, scope, deleted_at } = row;
    const name_key = keys[index] ?? '';
    const place = `${scope} ${name_key}`;
    const names = taken.get(scope);
    if (deleted_at === null && used.has(place) && names) {
      const name = freeName(from, names);
      names.add(nameKey(name));
      renamed.push({ id, from, name, name_key: nameKey(name) });
    } else if (name_key !== before) kept.push({ id, from, name: from, name_key });
    if (deleted_at === null) used.add(place);
  }
  return [...renamed, ...kept];
}

interface Renaming {
  id: string;
  name: string;
  name_key: string;
  now: string;
}

async function renameComponent(db: Kysely<NamedTables>, { id, name, name_key, now }: Renaming): Promise<void> {
  const row = await db
    .selectFrom('components')
    .select(['fields', 'revision'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const fields = JSON.stringify({ ...JSON.parse(row.fields), name });
  const revision = row.revision + 1;
  await db
    .updateTable('components')
    .set({ name, name_key, fields, revision, updated_at: now })
    .where('id', '=', id)
    .execute();
  await db.insertInto('component_revisions').values({ component_id: id, revision, fields, saved_at: now }).execute();
}

function warnOfRename({ what, from, to }: { what: string; from: string; to: string }): void {
  process.emitWarning(
    `${what} was renamed to "${to}": names are now compared by full case folding, by which "${from}" equals another name`,
    'StoreWarning',
  );
}
