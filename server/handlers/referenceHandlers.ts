import type { components as Schemas } from '#generated/api.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { ENTRY_PLACE } from '#server/reference/referenceService.ts';
import { BETWEEN } from '#server/store/jsonText.ts';
import type { Page, Slice } from '#server/store/Page.ts';
import type { StoredSet } from '#server/store/referenceRepository.ts';
import type { ListContext } from './Context.ts';

type ReferenceHandlers = Pick<
  Handlers,
  'listReferenceSets' | 'getReferenceSet' | 'listReferenceEntries' | 'getReferenceEntry'
>;

/** Creates the handlers for the installation's reference sets, which every account can read. */
export function createReferenceHandlers({ reference, answerList }: ListContext): ReferenceHandlers {
  return {
    async listReferenceSets(call) {
      const sets = await reference.list();
      const version = JSON.stringify(sets.map(({ name, version, read_at }) => [name, version, read_at]));
      const sorting = { sort: 'title', place: [/^\d{1,6}$/] };
      return answerList(call, { sorting, version, read: async (page) => sliceSets(sets, page) });
    },

    getReferenceSet: ({ params }) => reference.read(params.set),

    async listReferenceEntries(call) {
      const { sort, ...source } = await reference.entries(call.params.set, call.query);
      return answerList(call, { ...source, sorting: { sort, place: ENTRY_PLACE } });
    },

    async getReferenceEntry({ params, query }: Call<'getReferenceEntry'>) {
      const version = query.kind_version === undefined ? undefined : Number(query.kind_version);
      const { stored, component } = await reference.entry({ set: params.set, key: params.entry, version });
      // The kind's definition and its schema in the contract are generated from the same file.
      const written = component as Schemas['schemas']['ComponentWrite'];
      return { set: params.set, key: stored.key, version: stored.version, component: written };
    },
  };
}

/** Yields one page; since there are few sets, a place in the list is an index. */
async function* sliceSets(sets: readonly StoredSet[], { after, limit = sets.length }: Page): AsyncGenerator<Slice> {
  const start = Number(after?.[0] ?? 0);
  const shown = sets.slice(start, start + limit);
  if (shown.length === 0) return;
  const end = start + shown.length;
  const next = end < sets.length ? { next: [String(end)] } : {};
  yield { json: Buffer.from(shown.map((set) => JSON.stringify(set)).join(BETWEEN)), count: shown.length, ...next };
}
