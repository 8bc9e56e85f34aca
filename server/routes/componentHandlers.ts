import type { components as Schemas } from '#generated/api.ts';
import { metaOf } from '#model/metaOf.ts';
import { assertForm, componentService } from '#server/components/componentService.ts';
import { recordOf } from '#server/components/recordOf.ts';
import { revisionsOf } from '#server/components/revisionsOf.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { flagOf } from '#server/http/flagOf.ts';
import { isMatch } from '#server/http/isMatch.ts';
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
    const { definition } = service.kindOf(component.subclass);
    reply.header('etag', etagOf(component));
    // The kind's definition and the contract's schema of the kind are made from the same file.
    return recordOf(component, definition) as Schemas['schemas']['Component'];
  }

  function etagOf({ subclass, revision }: StoredComponent): string {
    // Another version of the kind shows the same row with other fields.
    return `"${revision}-${service.kindOf(subclass).definition.version}"`;
  }

  /** By its If-Match; every version without one. */
  function isReadBy({ request }: Pick<Call<'updateComponent'>, 'request'>) {
    return (component: StoredComponent) => isMatch(request, etagOf(component));
  }

  async function convert(call: Call<'convertComponentToTemplate'>, isTemplate: boolean) {
    const original = await service.find(keyOf(call));
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
        isTemplate: flagOf(isTemplate),
        subclass: query.subclass,
        name: query.name,
      });
      return rows.map((row) => ({ ...row, is_template: row.is_template === 1, locked: row.locked === 1 }));
    },

    getComponentMeta: async ({ params }) => metaOf(service.kindOf(params.subclass).definition),

    createComponent: (call) => create(call, false),

    createComponentTemplate: (call) => create(call, true),

    getComponent: async (call) => answer(call, await service.find(keyOf(call))),

    async updateComponent(call) {
      return answer(call, await service.update(keyOf(call), call.body, isReadBy(call)));
    },

    async deleteComponent(call) {
      await service.delete(keyOf(call), isReadBy(call));
      return undefined;
    },

    async duplicateComponent(call) {
      const original = await service.find(keyOf(call));
      const { isTemplate } = original;
      return answer(call, await service.copy(original, { name: call.query.name, suffix: 'copy', isTemplate }));
    },

    convertComponentToTemplate: (call) => convert(call, true),

    convertTemplateToComponent: (call) => convert(call, false),

    restoreComponent: async (call) => answer(call, await service.restore(keyOf(call), call.query.name)),

    async listComponentRevisions(call) {
      const { id } = await service.find(keyOf(call));
      return revisionsOf(await store.components.revisions(id), service.kindOf(call.params.subclass).definition);
    },

    async listComponentProjects(call) {
      const { id, ownerId } = await service.find(keyOf(call));
      return store.projects.usingComponent({ ownerId, id });
    },
  };
}

function keyOf({ userId, params }: Pick<Call<'getComponent'>, 'userId' | 'params'>) {
  return { ownerId: userId, ...params };
}
