import { Failure, notFound } from '#server/Failure.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { Store } from '#server/store/Store.ts';

/** Everything that can be done with what was deleted but for restoring it; throws `Failure` where a rule forbids it. */
export function createTrashService({ store }: { store: Store }) {
  return {
    list: store.lists.trash.list,
    count: store.lists.trash.count,

    /** Deletes one record for good. */
    purge: ({ ownerId, id }: { ownerId: string; id: string }, origin: Origin): Promise<void> =>
      store.write(ownerId, async ({ trash, audit }) => {
        const [found] = await trash.find({ ownerId, id });
        if (!found) throw notFound();
        if (found.isLocked) throw new Failure('forbidden', LOCKED);
        await trash.purge([found]);
        await audit.add(origin, `${found.what}_purged`, found.name);
      }),

    /** Deletes for good all that was deleted until a time and is not locked. */
    empty: (ownerId: string, until: string | undefined, origin: Origin): Promise<void> =>
      store.write(ownerId, async ({ trash, audit }) => {
        const all = await trash.find({ ownerId, ...(until === undefined ? {} : { until }) });
        const found = all.filter(({ isLocked }) => !isLocked);
        if (found.length === 0) return;
        await trash.purge(found);
        await audit.add(origin, 'trash_emptied');
      }),
  };
}

const LOCKED = 'The component is locked. Restore it and switch the lock off to delete it for good.';
