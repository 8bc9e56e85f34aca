import { Invalid } from '#server/Failure.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { TRASH_ORDER } from '#server/store/listTrash.ts';
import { createTrashService } from '#server/trash/trashService.ts';
import { toSorting } from './answerList.ts';
import type { ListContext } from './Context.ts';
import { getOrigin } from './getOrigin.ts';

type TrashHandlers = Pick<Handlers, 'listTrash' | 'emptyTrash' | 'purgeRecord'>;

/** Creates the handlers for deleted records. */
export function createTrashHandlers({ store, answerList }: ListContext): TrashHandlers {
  const trash = createTrashService({ store });

  return {
    listTrash: (call) => {
      const filter = { ownerId: call.userId, search: call.query.search };
      return answerList(call, {
        sorting: toSorting(TRASH_ORDER),
        from: ['components', 'projects'],
        read: async (page) => trash.list({ ...filter, ...page }),
        count: () => trash.count(filter),
      });
    },

    async emptyTrash(call) {
      await trash.empty(call.userId, readMoment(call.query), getOrigin(call));
      return undefined;
    },

    async purgeRecord(call) {
      await trash.purge({ ownerId: call.userId, id: call.params.id }, getOrigin(call));
      return undefined;
    },
  };
}

/**
 * Converts `until` to the form in which times are stored and compared as texts; throws `Invalid` if it is not a time.
 */
function readMoment({ until }: Call<'emptyTrash'>['query']): string | undefined {
  if (until === undefined) return undefined;
  const moment = new Date(until);
  // The contract allows leap seconds, which JavaScript dates don't have.
  if (Number.isNaN(moment.getTime()))
    throw new Invalid([{ field: 'until', value: until, message: 'Must be a date with a time' }]);
  return moment.toISOString();
}
