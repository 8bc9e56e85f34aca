import { LRUCache } from 'lru-cache';
import type { components as Schemas } from '#generated/api.ts';
import { findWords } from '#model/findWords.ts';
import { createComponentService } from '#server/components/componentService.ts';
import { componentTag } from '#server/components/componentTag.ts';
import { toClientVersion } from '#server/components/kindVersions.ts';
import { listUsualValues } from '#server/components/listUsualValues.ts';
import { readValueQuery } from '#server/components/readValueQuery.ts';
import { toRecord } from '#server/components/toRecord.ts';
import { toWord } from '#server/components/toWord.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { isMatch } from '#server/http/isMatch.ts';
import { toFlag } from '#server/http/toFlag.ts';
import type { StoredComponent } from '#server/store/componentRepository.ts';
import { COMPONENT_ORDERS, type ComponentFilter } from '#server/store/listComponents.ts';
import { findOrder, NEWEST_FIRST } from '#server/store/listConditions.ts';
import { USER_ORDER } from '#server/store/listProjectParts.ts';
import { toSorting } from './answerList.ts';
import type { ListContext } from './Context.ts';
import { getOrigin } from './getOrigin.ts';

type ComponentHandlers = Pick<
  Handlers,
  | 'listComponents'
  | 'countComponents'
  | 'listUsualValues'
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

/** How many accounts' numbers of components by kind are kept, each until they change. */
const MOST_COUNTS = 1000;

/** Creates the handlers for the library of components and templates. */
export function createComponentHandlers({ store, kinds, reference, answerList }: ListContext): ComponentHandlers {
  const library = createComponentService({ store, kinds });
  // Counting reads the index of all components of an account, and each list asks for it.
  const counts = new LRUCache<string, Record<string, number>>({ max: MOST_COUNTS });

  function answer({ reply, query }: Pick<Call<'getComponent'>, 'reply' | 'query'>, component: StoredComponent) {
    const kind = library.findKind(component.subclass);
    reply.header('etag', createEtag(component));
    const record = toClientVersion(toRecord(component, kind.definition), kind, toVersion(query));
    // The kind's definition and its schema in the contract are generated from the same file.
    return record as Schemas['schemas']['Component'];
  }

  function createEtag(component: StoredComponent): string {
    return componentTag(component, library.findKind(component.subclass));
  }

  /** Creates a comparison with the call's If-Match. */
  function createIsSeen({ request }: Pick<Call<'updateComponent'>, 'request'>) {
    return (component: StoredComponent) => isMatch(request, createEtag(component));
  }

  async function create(call: Call<'createComponent'>, isTemplate: boolean) {
    const { subclass } = call.params;
    return answer(call, await library.create({ ownerId: call.userId, subclass, isTemplate }, toSent(call)));
  }

  async function convert(call: Call<'convertComponentToTemplate'>, isTemplate: boolean) {
    return answer(call, await library.convert(getKey(call), { isTemplate, name: call.query.name }));
  }

  return {
    listComponents: async (call) => {
      const values = readValueQuery(call.query, kinds);
      const order = toOrder(call.query);
      return answerList(call, {
        sorting: call.query.sort_field ? toValueSorting(call.query.sort_field) : toSorting(order),
        from: findParts(call.query),
        ...library.list({ ...toFilter(call), order }, { search: call.query.find ?? '', values }),
      });
    },

    countComponents: async ({ userId, query }) => {
      const isTemplate = query.templates === 'true';
      const { components: revision } = await store.feeds.find(userId);
      const key = JSON.stringify([userId, isTemplate, revision]);
      const known = counts.get(key);
      if (known) return { subclasses: known };
      const found = Object.fromEntries(await library.countByKind({ ownerId: userId, isTemplate }));
      counts.set(key, found);
      return { subclasses: found };
    },

    async listUsualValues(call) {
      const kind = library.findKind(call.params.subclass);
      const { version, readValues } = await reference.ofKind(kind);
      const wanted = { store, ownerId: call.userId, kind, currency: call.query.currency };
      const read = async () => listUsualValues({ ...wanted, others: await readValues() });
      const source = { sorting: toSorting(NEWEST_FIRST), from: ['components'] as const, version, read };
      return answerList({ ...call, query: {} }, source);
    },

    createComponent: (call) => create(call, false),

    createComponentTemplate: (call) => create(call, true),

    getComponent: async (call) => answer(call, await library.find(getKey(call))),

    updateComponent: async (call) => answer(call, await library.update(getKey(call), toSent(call), createIsSeen(call))),

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

/** Returns the order in which rows are read; components sorted by a value are first read by name. */
function toOrder({ sort, sort_field: field }: Call<'listComponents'>['query']) {
  if (field) return findOrder(COMPONENT_ORDERS, 'name');
  return sort === undefined ? NEWEST_FIRST : findOrder(COMPONENT_ORDERS, sort);
}

/** Returns the sorting of components sorted by a value: a place is the row's index and the component's id. */
function toValueSorting(field: string) {
  return { sort: `value ${field}`, place: [/^\d{1,9}$/, /^/] };
}

/** Returns the version of the kind that the client knows. */
function toVersion({ kind_version: version }: Call<'getComponent'>['query']): number | undefined {
  return version === undefined ? undefined : Number(version);
}

function toSent({ body, query }: Pick<Call<'createComponent'>, 'body' | 'query'>) {
  return { body, version: toVersion(query) };
}

function getKey({ userId, params }: Pick<Call<'getComponent'>, 'userId' | 'params'>) {
  return { ownerId: userId, ...params };
}

/** Returns the data that a list depends on; undefined for a few components, which are as quick to read. */
function findParts({ name, ids, favourites, not_in_project: project }: Call<'listComponents'>['query']) {
  if (name !== undefined || ids || favourites === 'true') return undefined;
  return ['components' as const, ...(project ? ['projects' as const] : [])];
}

/** Looks in both components and templates if names or ids are looked up. */
function toFilter({ userId, query }: Pick<Call<'listComponents'>, 'userId' | 'query'>): ComponentFilter {
  const { is_template, templates, name, ids, search, words, favourites } = query;
  return {
    ownerId: userId,
    isTemplate: toFlag(is_template ?? templates ?? ((name ?? ids) === undefined ? 'false' : undefined)),
    subclasses: query.subclass?.split(','),
    ids: ids?.split(','),
    favourites: toFlag(favourites),
    notInProject: query.not_in_project,
    words: words === undefined ? undefined : findWords(words).map(toWord),
    name,
    search,
  };
}
