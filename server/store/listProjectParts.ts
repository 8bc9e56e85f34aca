import { type Kysely, sql } from 'kysely';
import { countRows } from './countRows.ts';
import type { Turns } from './createTurns.ts';
import type { Database } from './Database.ts';
import { createJsonText } from './jsonText.ts';
import type { Page, Slice } from './Page.ts';
import { readList } from './readList.ts';

export const ASSET_ORDER = { sort: 'created_at', columns: ['assets.id'], isDescending: false };
export const RESULT_ORDER = { sort: '-created_at', columns: ['created_at', 'id'], isDescending: true };
export const USER_ORDER = { sort: 'name', columns: ['projects.name_sort', 'projects.id'], isDescending: false };

/** Reads the assets and results of a project, and the projects that use a component, in slices. */
export function createProjectParts(db: Kysely<Database>, turns: Turns) {
  const json = createJsonText(db);

  const assetRecord = json.object({
    id: json.plain('assets.id'),
    component_id: json.value(sql.ref('assets.component_id')),
    name: json.value(sql`coalesce(components.name, assets.name, '')`),
    subclass: json.value(sql`coalesce(components.subclass, assets.subclass, '')`),
    count: json.value(sql.ref('assets.count')),
    component_deleted: json.flag(sql`assets.component_id is null or components.deleted_at is not null`),
    created_at: json.plain('assets.created_at'),
  });
  const resultRecord = json.object({
    id: json.plain('id'),
    name: json.value(sql.ref('name')),
    description: json.value(sql.ref('description')),
    subclass: json.value(sql.ref('subclass')),
    created_at: json.plain('created_at'),
    updated_at: json.plain('updated_at'),
  });
  const projectRecord = json.object({
    id: json.plain('projects.id'),
    name: json.value(sql.ref('projects.name')),
    created_at: json.plain('projects.created_at'),
  });

  const selectAssets = (projectId: string) =>
    db
      .selectFrom('assets')
      .leftJoin('components', 'components.id', 'assets.component_id')
      .where('assets.project_id', '=', projectId)
      .where('assets.deleted_at', 'is', null);

  const selectResults = (projectId: string) => db.selectFrom('results').where('project_id', '=', projectId);

  const projectsUsing = ({ ownerId, id }: { ownerId: string; id: string }) =>
    db
      .selectFrom('projects')
      .innerJoin('assets', 'assets.project_id', 'projects.id')
      .where('projects.owner_id', '=', ownerId)
      .where('projects.deleted_at', 'is', null)
      .where('assets.component_id', '=', id)
      .where('assets.deleted_at', 'is', null);

  return {
    /** Lists assets in the order in which they were added. */
    assets: (projectId: string, page: Page): AsyncGenerator<Slice> =>
      readList({ db, turns, page, order: ASSET_ORDER, wanted: () => selectAssets(projectId), record: assetRecord }),

    /** Lists results newest first. */
    results: (projectId: string, page: Page): AsyncGenerator<Slice> =>
      readList({ db, turns, page, order: RESULT_ORDER, wanted: () => selectResults(projectId), record: resultRecord }),

    /** Lists the projects and templates that have the component among their assets, by name. */
    projectsUsing: (component: { ownerId: string; id: string }, page: Page): AsyncGenerator<Slice> =>
      readList({ db, turns, page, order: USER_ORDER, wanted: () => projectsUsing(component), record: projectRecord }),

    countAssets: (projectId: string) => countRows(db, selectAssets(projectId)),
    countResults: (projectId: string) => countRows(db, selectResults(projectId)),
    countProjectsUsing: (component: { ownerId: string; id: string }) => countRows(db, projectsUsing(component)),
  };
}
