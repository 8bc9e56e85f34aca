import type { components as Schemas } from '#generated/api.ts';
import { createComponentService } from '#server/components/componentService.ts';
import { toRecord } from '#server/components/toRecord.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { toFlag } from '#server/http/toFlag.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import type { Context } from './Context.ts';
import { getOrigin } from './getOrigin.ts';

type ComponentHandlers = Pick<
  Handlers,
  | 'listComponents'
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
export function createComponentHandlers({ store, kinds }: Context): ComponentHandlers {
  const library = createComponentService({ store, kinds });

  function answer({ reply }: Pick<Call<'getComponent'>, 'reply'>, component: StoredComponent) {
    const { definition } = library.findKind(component.subclass);
    reply.header('etag', createEtag(component));
    // The kind's definition and the contract's schema of the kind are made from the same file.
    return toRecord(component, definition) as Schemas['schemas']['Component'];
  }

  function createEtag({ subclass, revision }: StoredComponent): string {
    // The same row has other fields in another version of its kind.
    return `"${revision}-${library.findKind(subclass).definition.version}"`;
  }

  /** Compares with the call's If-Match. */
  function createIsSeen({ request }: Pick<Call<'updateComponent'>, 'request'>) {
    return (component: StoredComponent) => isMatch(request, createEtag(component));
  }

  async function create(call: Call<'createComponent'>, isTemplate: boolean) {
    const { subclass } = call.params;
    return answer(call, await library.create({ ownerId: call.userId, subclass, isTemplate }, call.body));
  }

  async function convert(call: Call<'convertComponentToTemplate'>, isTemplate: boolean) {
    return answer(call, await library.convert(getKey(call), { isTemplate, name: call.query.name }));
  }

  return {
    async listComponents({ userId: ownerId, query }) {
      const { name, subclass } = query;
      const isTemplate = query.is_template ?? query.templates ?? (name === undefined ? 'false' : undefined);
      const rows = await library.list({ ownerId, isTemplate: toFlag(isTemplate), subclass, name });
      return rows.map((row) => ({ ...row, is_template: row.is_template === 1, locked: row.locked === 1 }));
    },

    createComponent: (call) => create(call, false),

    createComponentTemplate: (call) => create(call, true),

    getComponent: async (call) => answer(call, await library.find(getKey(call))),

    updateComponent: async (call) => answer(call, await library.update(getKey(call), call.body, createIsSeen(call))),

    async deleteComponent(call) {
      await library.delete(getKey(call), createIsSeen(call), getOrigin(call));
      return undefined;
    },

    duplicateComponent: async (call) => answer(call, await library.duplicate(getKey(call), call.query.name)),

    convertComponentToTemplate: (call) => convert(call, true),

    convertTemplateToComponent: (call) => convert(call, false),

    restoreComponent: async (call) =>
      answer(call, await library.restore(getKey(call), call.query.name, getOrigin(call))),

    listComponentRevisions: async (call) => library.revisions(getKey(call)),

    listComponentProjects: async (call) => library.projects(getKey(call)),
  };
}

function getKey({ userId, params }: Pick<Call<'getComponent'>, 'userId' | 'params'>) {
  return { ownerId: userId, ...params };
}
