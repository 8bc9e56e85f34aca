import type { components as Schemas } from '#generated/api.ts';
import { toMeta } from '#model/toMeta.ts';
import { assertForm, componentService } from '#server/components/componentService.ts';
import { toRecord } from '#server/components/toRecord.ts';
import { toRevisions } from '#server/components/toRevisions.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { toFlag } from '#server/http/toFlag.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { Context } from './Context.ts';

type ComponentHandlers = Pick<
  Handlers,
  | 'listComponents'
  | 'getComponentMeta'
  | 'createComponent'
  | 'createComponentTemplate'
  | 'getComponent'
  | 'updateComponent'
  | 'deleteComponent'
  | 'duplicateComponent'
  | 'convertComponentToTemplate'
  | 'convertTemplateToComponent'
  | 'restoreComponent'
  | 'listComponentRevisions'
  | 'listComponentProjects'
>;

/** The library of components and templates. */
export function componentHandlers({ store, kinds }: Context): ComponentHandlers {
  const service = componentService({ store, kinds });

  function answer({ reply }: Pick<Call<'getComponent'>, 'reply'>, component: StoredComponent) {
    const { definition } = service.findKind(component.subclass);
    reply.header('etag', createEtag(component));
    // The kind's definition and the contract's schema of the kind are made from the same file.
    return toRecord(component, definition) as Schemas['schemas']['Component'];
  }

  function createEtag({ subclass, revision }: StoredComponent): string {
    // Another version of the kind shows the same row with other fields.
    return `"${revision}-${service.findKind(subclass).definition.version}"`;
  }

  /** By its If-Match; every version without one. */
  function isReadBy({ request }: Pick<Call<'updateComponent'>, 'request'>) {
    return (component: StoredComponent) => isMatch(request, createEtag(component));
  }

  async function convert(call: Call<'convertComponentToTemplate'>, isTemplate: boolean) {
    const original = await service.find(getKey(call));
    assertForm(original, { isTemplate: !isTemplate });
    return answer(call, await service.copy(original, { name: call.query.name, isTemplate }));
  }

  async function create(call: Call<'createComponent'>, isTemplate: boolean) {
    const { subclass } = call.params;
    return answer(call, await service.create({ ownerId: call.userId, subclass, isTemplate }, call.body));
  }

  return {
    async listComponents({ userId, query }) {
      const isTemplate = query.is_template ?? query.templates ?? (query.name === undefined ? 'false' : undefined);
      const rows = await store.components.list({
        ownerId: userId,
        isTemplate: toFlag(isTemplate),
        subclass: query.subclass,
        name: query.name,
      });
      return rows.map((row) => ({ ...row, is_template: row.is_template === 1, locked: row.locked === 1 }));
    },

    getComponentMeta: async ({ params }) => toMeta(service.findKind(params.subclass).definition),

    createComponent: (call) => create(call, false),

    createComponentTemplate: (call) => create(call, true),

    getComponent: async (call) => answer(call, await service.find(getKey(call))),

    async updateComponent(call) {
      return answer(call, await service.update(getKey(call), call.body, isReadBy(call)));
    },

    async deleteComponent(call) {
      await service.delete(getKey(call), isReadBy(call));
      return undefined;
    },

    async duplicateComponent(call) {
      const original = await service.find(getKey(call));
      const { isTemplate } = original;
      return answer(call, await service.copy(original, { name: call.query.name, suffix: 'copy', isTemplate }));
    },

    convertComponentToTemplate: (call) => convert(call, true),

    convertTemplateToComponent: (call) => convert(call, false),

    restoreComponent: async (call) => answer(call, await service.restore(getKey(call), call.query.name)),

    async listComponentRevisions(call) {
      const { id } = await service.find(getKey(call));
      return toRevisions(await store.components.revisions(id), service.findKind(call.params.subclass).definition);
    },

    async listComponentProjects(call) {
      const { id, ownerId } = await service.find(getKey(call));
      return store.projects.usingComponent({ ownerId, id });
    },
  };
}

function getKey({ userId, params }: Pick<Call<'getComponent'>, 'userId' | 'params'>) {
  return { ownerId: userId, ...params };
}
