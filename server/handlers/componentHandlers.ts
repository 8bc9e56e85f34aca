import type { components as Schemas } from '#generated/api.ts';
import { createComponentService } from '#server/components/componentService.ts';
import { toRecord } from '#server/components/toRecord.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { toFlag } from '#server/http/toFlag.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { COMPONENT_ORDERS } from '#server/store/listComponents.ts';
import { findOrder } from '#server/store/listConditions.ts';
import { USER_ORDER } from '#server/store/listProjectParts.ts';
import { createAnswerList, toSorting } from './answerList.ts';
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
  const answerList = createAnswerList(store);

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
    listComponents: async (call) => {
      const { name, subclass, search, sort } = call.query;
      const filter = { ownerId: call.userId, isTemplate: findForm(call.query), name, subclass, search };
      const order = findOrder(COMPONENT_ORDERS, sort ?? '-created_at');
      return answerList(call, {
        sorting: toSorting(order),
        from: name === undefined ? ['components'] : undefined,
        read: (page) => library.list({ ...filter, ...page, order }),
        count: () => library.count(filter),
      });
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

    listComponentRevisions: (call) =>
      answerList(call, {
        sorting: { sort: '-revision', place: [/^\d{1,9}$/] },
        from: ['components'],
        read: (page) => library.revisions(getKey(call), page),
        count: () => library.countRevisions(getKey(call)),
      }),

    listComponentProjects: (call) =>
      answerList(call, {
        sorting: toSorting(USER_ORDER),
        from: ['components', 'projects'],
        read: (page) => library.projects(getKey(call), page),
        count: () => library.countProjects(getKey(call)),
      }),
  };
}

function getKey({ userId, params }: Pick<Call<'getComponent'>, 'userId' | 'params'>) {
  return { ownerId: userId, ...params };
}

/** Whether templates are asked for; undefined for both, where a name is looked up. */
function findForm({ is_template, templates, name }: Call<'listComponents'>['query']): boolean | undefined {
  return toFlag(is_template ?? templates ?? (name === undefined ? 'false' : undefined));
}
