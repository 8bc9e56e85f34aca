import type { components as Schemas } from '#generated/api.ts';
import { freeName } from '#model/freeName.ts';
import { assertForm, refusingTakenName } from '#server/components/componentService.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { Invalid, notFound } from '#server/http/Failure.ts';
import { flagOf } from '#server/http/flagOf.ts';
import type { ProjectKey, StoredProject } from '#server/store/projectRepository.ts';
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
>;

/** Projects and project templates. */
export function projectHandlers({ store }: Context): ProjectHandlers {
  async function find(key: ProjectKey): Promise<StoredProject> {
    const project = await store.projects.find(key);
    if (!project) throw notFound();
    return project;
  }

  async function copy(original: StoredProject, { name, isTemplate, ownerId }: Copy) {
    const { description } = original;
    const id = await refusingTakenName(name, () =>
      store.transaction(async ({ projects, assets }) => {
        const to = await projects.create({ ownerId, isTemplate, name: name.trim(), description });
        await assets.copy({ from: original.id, to });
        return to;
      }),
    );
    return answerOf(await find({ ownerId, id }));
  }

  async function convert(call: Call<'convertProjectToTemplate'>, isTemplate: boolean) {
    const key = keyOf(call);
    const original = await find(key);
    assertForm(original, { isTemplate: !isTemplate });
    return copy(original, { ...key, name: call.query.name ?? original.name, isTemplate });
  }

  return {
    async listProjects({ userId, query }) {
      const isTemplate = query.templates ?? (query.uses_component === undefined ? 'false' : undefined);
      const projects = await store.projects.list({
        ownerId: userId,
        isTemplate: flagOf(isTemplate),
        usesComponent: query.uses_component,
      });
      return projects.map(answerOf);
    },

    async createProject({ userId: ownerId, body }) {
      const { name, description = '', is_template: isTemplate = false } = body;
      const id = await refusingTakenName(name, () =>
        store.projects.create({ ownerId, isTemplate, name: name.trim(), description }),
      );
      return answerOf(await find({ ownerId, id }));
    },

    getProject: async (call) => answerOf(await find(keyOf(call))),

    async updateProject(call) {
      const key = keyOf(call);
      const { name, description = '', id = key.id } = call.body;
      await find(key);
      if (id !== key.id)
        throw new Invalid([{ field: 'id', value: id, message: `Must be ${key.id}, as in the address` }]);
      await refusingTakenName(name, () => store.projects.update(key, { name: name.trim(), description }));
      return answerOf(await find(key));
    },

    async deleteProject(call) {
      if (!(await store.projects.delete(keyOf(call)))) throw notFound();
      return undefined;
    },

    async duplicateProject(call) {
      const { ownerId, id } = keyOf(call);
      const original = await find({ ownerId, id });
      const { isTemplate } = original;
      const name =
        call.query.name ??
        freeName(original.name, await store.projects.nameKeys({ ownerId, isTemplate }), { suffix: 'copy' });
      return copy(original, { ownerId, name, isTemplate });
    },

    convertProjectToTemplate: (call) => convert(call, true),

    convertTemplateToProject: (call) => convert(call, false),

    async restoreProject(call) {
      await refusingTakenName(undefined, () => store.projects.restore(keyOf(call)));
      return answerOf(await find(keyOf(call)));
    },

    async listProjectResults(call) {
      const { id } = await find(keyOf(call));
      return store.projects.results(id);
    },
  };
}

interface Copy {
  ownerId: string;
  name: string;
  isTemplate: boolean;
}

function keyOf({ userId, params }: Pick<Call<'getProject'>, 'userId' | 'params'>): ProjectKey {
  return { ownerId: userId, id: params.id };
}

function answerOf(project: StoredProject): Schemas['schemas']['Project'] {
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
