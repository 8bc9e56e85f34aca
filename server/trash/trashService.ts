import { Failure, notFound } from '#server/Failure.ts';
import type { Origin } from '#server/store/auditRepository.ts';
import type { Store } from '#server/store/Store.ts';

/**
 * Creates the service for deleted records, except for restoring them; it throws `Failure` if a rule forbids an
 * operation.
 */
export function createTrashService({ store }: { store: Store }) {
  return {
    list: store.lists.trash.list,
    count: store.lists.trash.count,

    /** Permanently deletes one record of the trash. */
    purge: ({ ownerId, id }: { ownerId: string; id: string }, origin: Origin): Promise<void> =>
      store.write(ownerId, async ({ trash, audit }) => {
        const [found] = await trash.find({ ownerId, id });
        if (!found) throw notFound();
        if (found.isLocked) throw new Failure('forbidden', LOCKED);
        await trash.purge([found]);
        await audit.add(origin, `${found.what}_purged`, found.name);
      }),

    /**
     * Permanently deletes the records that were deleted until a time and are not locked; all of them without a time.
     */
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

const LOCKED = 'The component is locked. Restore it and switch the lock off to delete it permanently.';
