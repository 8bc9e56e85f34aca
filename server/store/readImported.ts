import type { Kysely } from 'kysely';
import {
  parseKeptImport,
  type StoredComponent,
  type StoredRevision,
  toStoredComponent,
  toStoredRevision,
} from './componentRepository.ts';
import type { Database } from './Database.ts';
import type { KeptImport } from './KeptImport.ts';
import { selectOrigin } from './selectOrigin.ts';

export interface ImportedComponent {
  component: StoredComponent;
  /** The revision of the component's last import; revision 1 if the set was imported once. */
  version: Pick<StoredRevision, 'fields' | 'sources' | 'kindVersion' | 'revision'>;
  /** The set entry stored with that revision; undefined if the revision itself holds it. */
  imported: KeptImport | undefined;
}

interface Wanted {
  ownerId: string;
  set: string;
  /** The id of the component to start after. */
  after: string | undefined;
  limit: number;
}

/** Creates a reader of the components that an owner has made from one set, in the order of creation. */
export function createImportedReader(db: Kysely<Database>) {
  const findLatest = async (ids: readonly string[]): Promise<Map<string, number>> => {
    if (ids.length === 0) return new Map();
    const rows = await db
      .selectFrom('component_revisions')
      .select(({ fn }) => ['component_id', fn.max('revision').as('revision')])
      .where('component_id', 'in', [...ids])
      .where('imported', 'is not', null)
      .groupBy('component_id')
      .execute();
    return new Map(rows.map(({ component_id, revision }) => [component_id, Number(revision)]));
  };

  const readVersions = async (wanted: readonly [id: string, revision: number][]) => {
    if (wanted.length === 0) return new Map<string, Omit<ImportedComponent, 'component'>>();
    const rows = await db
      .selectFrom('component_revisions')
      .selectAll()
      .where(({ or, and, eb }) =>
        or(wanted.map(([id, revision]) => and([eb('component_id', '=', id), eb('revision', '=', revision)]))),
      )
      .execute();
    return new Map(
      rows.map(({ imported, ...row }) => [
        row.component_id,
        { version: toStoredRevision(row), imported: parseKeptImport(imported) },
      ]),
    );
  };

  return async ({ ownerId, set, after, limit }: Wanted): Promise<ImportedComponent[]> => {
    const rows = await db
      .selectFrom('components')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .where('origin', 'is not', null)
      .where(selectOrigin(db, 'set'), '=', set)
      .where('is_template', '=', 0)
      .where('deleted_at', 'is', null)
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute();
    const components = rows.map(toStoredComponent);
    const latest = await findLatest(components.map(({ id }) => id));
    const versions = await readVersions(
      components.flatMap(({ id, revision }): [string, number][] => {
        const version = latest.get(id) ?? 1;
        return version === revision && !latest.has(id) ? [] : [[id, version]];
      }),
    );
    return components.map((component) => {
      const { version = component, imported } = versions.get(component.id) ?? {};
      return { component, version, imported };
    });
  };
}
