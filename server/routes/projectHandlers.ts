import { createHash } from 'node:crypto';
import type { components as Schemas } from '#generated/api.ts';
import { freeName } from '#model/freeName.ts';
import { assertForm, refusingTakenName } from '#server/components/componentService.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { changedMeanwhile, Invalid, notFound } from '#server/http/Failure.ts';
import { flagOf } from '#server/http/flagOf.ts';
import { matchesTag } from '#server/http/matchesTag.ts';
import { exportProject } from '#server/projects/exportProject.ts';
import { importProject } from '#server/projects/importProject.ts';
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
  | 'exportProject'
  | 'importProject'
>;

/** How often a change without If-Match is tried again when another one came between. */
const TRIES = 5;

/** Projects and project templates. */
export function projectHandlers({ store, kinds }: Context): ProjectHandlers {
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
    return find({ ownerId, id });
  }

  async function convert(call: Call<'convertProjectToTemplate'>, isTemplate: boolean) {
    const key = keyOf(call);
    const original = await find(key);
    assertForm(original, { isTemplate: !isTemplate });
    return answer(call, await copy(original, { ...key, name: call.query.name ?? original.name, isTemplate }));
  }

  return {
    async listProjects({ userId, query }) {
      const { name, uses_component: usesComponent } = query;
      const isTemplate = query.templates ?? (name === undefined && usesComponent === undefined ? 'false' : undefined);
      const projects = await store.projects.list({
        ownerId: userId,
        isTemplate: flagOf(isTemplate),
        name,
        usesComponent,
      });
      return projects.map(recordOf);
    },

    async createProject(call) {
      const { userId: ownerId } = call;
      const { name, description = '', is_template: isTemplate = false } = call.body;
      const id = await refusingTakenName(name, () =>
        store.projects.create({ ownerId, isTemplate, name: name.trim(), description }),
      );
      return answer(call, await find({ ownerId, id }));
    },

    getProject: async (call) => answer(call, await find(keyOf(call))),

    async updateProject(call) {
      const key = keyOf(call);
      const { name, description = '', id = key.id } = call.body;
      const ifMatch = call.request.headers['if-match'];
      for (let tries = 0; tries < TRIES; tries++) {
        const read = await find(key);
        if (id !== key.id)
          throw new Invalid([{ field: 'id', value: id, message: `Must be ${key.id}, as in the address` }]);
        if (ifMatch !== undefined && !matchesTag(ifMatch, tagOf(read))) break;
        const change = { name: name.trim(), description };
        if (await refusingTakenName(name, () => store.projects.update(read, change))) {
          return answer(call, await find(key));
        }
      }
      throw changedMeanwhile('project');
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
      return answer(call, await copy(original, { ownerId, name, isTemplate }));
    },

    convertProjectToTemplate: (call) => convert(call, true),

    convertTemplateToProject: (call) => convert(call, false),

    async restoreProject(call) {
      await refusingTakenName(undefined, () => store.projects.restore(keyOf(call)));
      return answer(call, await find(keyOf(call)));
    },

    async listProjectResults(call) {
      const { id } = await find(keyOf(call));
      return store.projects.results(id);
    },

    async exportProject(call) {
      const { ownerId, id } = keyOf(call);
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
  name: string;
  isTemplate: boolean;
}

function keyOf({ userId, params }: Pick<Call<'getProject'>, 'userId' | 'params'>): ProjectKey {
  return { ownerId: userId, id: params.id };
}

function answer({ reply }: Pick<Call<'getProject'>, 'reply'>, project: StoredProject) {
  const record = recordOf(project);
  // What is computed changes without a save: it has a part of the tag of its own, which a save does not look at.
  const computed = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  reply.header('etag', `"${project.revision}-${computed}"`);
  return record;
}

/** Tags of this version of name and description. */
function tagOf({ revision }: StoredProject): RegExp {
  return new RegExp(`^"${revision}-`);
}

function recordOf(project: StoredProject): Schemas['schemas']['Project'] {
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
