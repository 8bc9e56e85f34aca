import type { components as Schemas } from '#generated/api.ts';
import { assertForm, refusingTakenName } from '#server/components/componentService.ts';
import { addressFaults } from '#server/http/addressFaults.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { changedMeanwhile, Invalid, notFound } from '#server/http/Failure.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { recordTag, versionTag } from '#server/http/recordTag.ts';
import { toFlag } from '#server/http/toFlag.ts';
import { exportProject } from '#server/projects/exportProject.ts';
import { importProject } from '#server/projects/importProject.ts';
import type { ProjectKey, StoredProject } from '#server/store/projectRepository.ts';
import { underFreeName } from '#server/store/underFreeName.ts';
import type { Context } from './Context.ts';

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

/** Projects and project templates. */
export function projectHandlers({ store, kinds }: Context): ProjectHandlers {
  async function find(key: ProjectKey): Promise<StoredProject> {
    const project = await store.projects.find(key);
    if (!project) throw notFound();
    return project;
  }

  /** Without a name under the next free one. */
  async function copy(original: StoredProject, { name, suffix, isTemplate, ownerId }: Copy) {
    const { description } = original;
    const write = (copyName: string) =>
      store.transaction(async ({ projects, assets }) => {
        const to = await projects.create({ ownerId, isTemplate, name: copyName, description });
        await assets.copy({ from: original.id, to });
        return to;
      });
    const taken = () => store.projects.nameKeys({ ownerId, isTemplate });
    const naming = { wanted: original.name, ...(suffix === undefined ? {} : { suffix }), taken, write };
    const id = await (name === undefined ? underFreeName(naming) : refusingTakenName(name, () => write(name.trim())));
    return find({ ownerId, id });
  }

  async function convert(call: Call<'convertProjectToTemplate'>, isTemplate: boolean) {
    const key = getKey(call);
    const original = await find(key);
    assertForm(original, { isTemplate: !isTemplate });
    return answer(call, await copy(original, { ...key, name: call.query.name, isTemplate }));
  }

  return {
    async listProjects({ userId, query }) {
      const { name, uses_component: usesComponent } = query;
      const isTemplate = query.templates ?? (name === undefined && usesComponent === undefined ? 'false' : undefined);
      const projects = await store.projects.list({
        ownerId: userId,
        isTemplate: toFlag(isTemplate),
        name,
        usesComponent,
      });
      return projects.map(toRecord);
    },

    async createProject(call) {
      const { userId: ownerId } = call;
      const { name, description = '', is_template: isTemplate = false } = call.body;
      const id = await refusingTakenName(name, () =>
        store.projects.create({ ownerId, isTemplate, name: name.trim(), description }),
      );
      return answer(call, await find({ ownerId, id }));
    },

    getProject: async (call) => answer(call, await find(getKey(call))),

    async updateProject(call) {
      const key = getKey(call);
      const { name, description } = call.body;
      for (;;) {
        const read = await find(key);
        const faults = addressFaults(call.body, { id: key.id });
        if (faults.length > 0) throw new Invalid(faults);
        if (!isMatch(call.request, createTagPattern(read))) throw changedMeanwhile('project');
        const change = { name: name.trim(), description: description ?? read.description };
        // Whoever came between has finished, so that every round gets somebody on.
        if (await refusingTakenName(name, () => store.projects.update(read, change))) {
          return answer(call, await find(key));
        }
      }
    },

    async deleteProject(call) {
      for (;;) {
        const read = await find(getKey(call));
        if (!isMatch(call.request, createTagPattern(read))) throw changedMeanwhile('project');
        if (await store.projects.delete(read)) return undefined;
      }
    },

    async duplicateProject(call) {
      const { ownerId, id } = getKey(call);
      const original = await find({ ownerId, id });
      const { isTemplate } = original;
      return answer(call, await copy(original, { ownerId, name: call.query.name, suffix: 'copy', isTemplate }));
    },

    convertProjectToTemplate: (call) => convert(call, true),

    convertTemplateToProject: (call) => convert(call, false),

    async restoreProject(call) {
      const { name } = call.query;
      await refusingTakenName(name, () => store.projects.restore(getKey(call), name?.trim()));
      return answer(call, await find(getKey(call)));
    },

    async listProjectResults(call) {
      const { id } = await find(getKey(call));
      return store.projects.results(id);
    },

    async exportProject(call) {
      const { ownerId, id } = getKey(call);
      return exportProject({ repositories: store, kinds, ownerId }, await find({ ownerId, id }));
    },

    async importProject(call) {
      const { userId: ownerId, body } = call;
      const id = await store.transaction((repositories) => importProject({ repositories, kinds, ownerId }, body));
      return answer(call, await find({ ownerId, id }));
    },
  };
}

interface Copy {
  ownerId: string;
  name: string | undefined;
  /** The word that marks a copy whose name nobody gave. */
  suffix?: string;
  isTemplate: boolean;
}

function getKey({ userId, params }: Pick<Call<'getProject'>, 'userId' | 'params'>): ProjectKey {
  return { ownerId: userId, id: params.id };
}

function answer({ reply }: Pick<Call<'getProject'>, 'reply'>, project: StoredProject) {
  const record = toRecord(project);
  reply.header('etag', recordTag(project.revision, record));
  return record;
}

/** Tags of this version of name and description. */
function createTagPattern({ revision }: StoredProject): RegExp {
  return versionTag(revision);
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
