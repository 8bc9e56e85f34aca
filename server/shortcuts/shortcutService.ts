import { compareCodes } from '#model/compareCodes.ts';
import { sortKey } from '#model/sortKey.ts';
import { Invalid, nameTaken, notFound } from '#server/Failure.ts';
import type { Marked } from '#server/store/markRepository.ts';
import type { Store } from '#server/store/Store.ts';
import { refuseTaken } from '#server/store/UniqueViolation.ts';
import type { StoredView } from '#server/store/viewRepository.ts';

export const MOST_FAVOURITES = 500;
export const MOST_RECENT = 20;
export const MOST_VIEWS = 100;

interface RecordKey {
  ownerId: string;
  id: string;
}

/** Creates the service for an account's shortcuts: favourites, recently opened records, and views of lists. */
export function createShortcutService({ store }: { store: Store }) {
  return {
    async read(ownerId: string) {
      const favourites = await store.marks.list({ ownerId, mark: 'favourite' });
      const recent = await store.marks.list({ ownerId, mark: 'opened' });
      return {
        favourites: favourites.sort(compareNames),
        recent: recent.sort((a, b) => compareCodes(b.at, a.at) || compareCodes(a.id, b.id)),
        views: await store.views.list(ownerId),
      };
    },

    addFavourite: ({ ownerId, id }: RecordKey): Promise<void> =>
      store.transaction(async ({ marks }) => {
        if (!(await marks.put({ ownerId, mark: 'favourite', id }))) throw notFound();
        if ((await marks.count({ ownerId, mark: 'favourite' })) > MOST_FAVOURITES) throw new Invalid([TOO_MANY]);
      }),

    removeFavourite: (key: RecordKey): Promise<void> => store.marks.remove({ ...key, mark: 'favourite' }),

    noteOpened: ({ ownerId, id }: RecordKey): Promise<void> =>
      store.transaction(async ({ marks }) => {
        if (!(await marks.put({ ownerId, mark: 'opened', id }))) throw notFound();
        await marks.keepNewest({ ownerId, mark: 'opened' }, MOST_RECENT);
      }),

    createView: (ownerId: string, { list, name, query }: Omit<StoredView, 'id'>): Promise<StoredView> =>
      refuseTaken(nameTaken(name), () =>
        store.transaction(async ({ views }) => {
          const created = await views.create(ownerId, { list, name: name.trim(), query });
          const count = (await views.list(ownerId)).filter((view) => view.list === list).length;
          if (count > MOST_VIEWS) throw new Invalid([{ field: 'name', value: name, message: TOO_MANY_VIEWS }]);
          return created;
        }),
      ),

    async updateView(key: RecordKey, { name, query }: Pick<StoredView, 'name' | 'query'>): Promise<StoredView> {
      const change = { name: name.trim(), query };
      const updated = await refuseTaken(nameTaken(name), () => store.views.update(key, change));
      if (!updated) throw notFound();
      return updated;
    },

    deleteView: store.views.delete,
  };
}

const TOO_MANY = { field: 'id', message: `There are ${MOST_FAVOURITES} favourites already. Remove one first.` };
const TOO_MANY_VIEWS = `There are ${MOST_VIEWS} views of this list already. Delete one first.`;

function compareNames(a: Marked, b: Marked): number {
  return compareCodes(sortKey(a.name), sortKey(b.name)) || compareCodes(a.id, b.id);
}
