import type { components as Schemas } from '#generated/api.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { recordTag, versionTag } from '#server/http/recordTag.ts';
import { toFlag } from '#server/http/toFlag.ts';
import { createProjectService } from '#server/projects/projectService.ts';
import { findOrder, NEWEST_FIRST } from '#server/store/listConditions.ts';
import { RESULT_ORDER } from '#server/store/listProjectParts.ts';
import { PROJECT_ORDERS, type ProjectFilter } from '#server/store/listProjects.ts';
import type { ProjectKey, StoredProject } from '#server/store/projectRepository.ts';
import { toSorting } from './answerList.ts';
import type { ListContext } from './Context.ts';
import { getOrigin } from './getOrigin.ts';

type ProjectHandlers = Pick<
  Handlers,
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'updateProject'
  | 'deleteProject'
  | 'duplicateProject'
  | 'convertProjectToTemplate'
  | 'convertTemplateToProject'
  | 'restoreProject'
  | 'listProjectResults'
  | 'exportProject'
  | 'importProject'
>;

/** Creates the handlers for projects and project templates. */
export function createProjectHandlers({ store, kinds, answerList }: ListContext): ProjectHandlers {
  const projects = createProjectService({ store, kinds });

  async function convert(call: Call<'convertProjectToTemplate'>, isTemplate: boolean) {
    return answer(call, await projects.convert(getKey(call), { isTemplate, name: call.query.name }));
  }

  return {
    listProjects: async (call) => {
      const filter = toFilter(call);
      const { sort } = call.query;
      const order = sort === undefined ? NEWEST_FIRST : findOrder(PROJECT_ORDERS, sort);
      return answerList(call, {
        sorting: toSorting(order),
        from: isLookUp(call.query) || filter.favourites ? undefined : ['projects'],
        read: (page) => projects.list({ ...filter, ...page, order }),
        count: () => projects.count(filter),
      });
    },

    async createProject(call) {
      const { name, description = '', is_template: isTemplate = false } = call.body;
      return answer(call, await projects.create({ ownerId: call.userId, isTemplate, name, description }));
    },

    getProject: async (call) => answer(call, await projects.find(getKey(call))),

    updateProject: async (call) => answer(call, await projects.update(getKey(call), call.body, createIsSeen(call))),

    async deleteProject(call) {
      await projects.delete(getKey(call), createIsSeen(call), getOrigin(call));
      return undefined;
    },

    duplicateProject: async (call) => answer(call, await projects.duplicate(getKey(call), call.query.name)),

    convertProjectToTemplate: (call) => convert(call, true),

    convertTemplateToProject: (call) => convert(call, false),

    restoreProject: async (call) =>
      answer(call, await projects.restore(getKey(call), call.query.name, getOrigin(call))),

    listProjectResults: (call) =>
      answerList(call, {
        sorting: toSorting(RESULT_ORDER),
        read: (page) => projects.results(getKey(call), page),
        count: () => projects.countResults(call.params.id),
      }),

    exportProject: async (call) => projects.export(getKey(call), getOrigin(call)),

    importProject: async (call) => answer(call, await projects.import(call.userId, call.body, getOrigin(call))),
  };
}

/** Looks in both projects and templates if a name or a component is looked up. */
function toFilter({ userId, query }: Pick<Call<'listProjects'>, 'userId' | 'query'>): ProjectFilter {
  const { name, search, uses_component: usesComponent } = query;
  const isTemplate = toFlag(query.templates ?? (isLookUp(query) ? undefined : 'false'));
  const [hasResults, favourites] = [toFlag(query.has_results), toFlag(query.favourites)];
  return { ownerId: userId, isTemplate, name, search, usesComponent, hasResults, favourites };
}

function isLookUp({ name, uses_component }: Call<'listProjects'>['query']): boolean {
  return name !== undefined || uses_component !== undefined;
}

function getKey({ userId, params }: Pick<Call<'getProject'>, 'userId' | 'params'>): ProjectKey {
  return { ownerId: userId, id: params.id };
}

function answer({ reply }: Pick<Call<'getProject'>, 'reply'>, project: StoredProject) {
  const record = toRecord(project);
  reply.header('etag', recordTag(project.revision, record));
  return record;
}

/** Creates a comparison with the call's If-Match, which names a version of name and description. */
function createIsSeen({ request }: Pick<Call<'updateProject'>, 'request'>) {
  return ({ revision }: StoredProject) => isMatch(request, versionTag(revision));
}

function toRecord(project: StoredProject): Schemas['schemas']['Project'] {
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    is_template: project.isTemplate,
    has_results: project.hasResults,
    component_subclasses: project.subclasses,
    created_at: project.createdAt,
    updated_at: project.updatedAt,
  };
}
