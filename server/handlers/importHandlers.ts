import { createImportService } from '#server/components/importService.ts';
import { listImported } from '#server/components/listImported.ts';
import type { Handlers } from '#server/http/Call.ts';
import type { ListContext } from './Context.ts';
import { getOrigin } from './getOrigin.ts';

/** Creates the handlers that import many components at once. */
export function createImportHandlers({
  store,
  kinds,
  answerList,
}: Pick<ListContext, 'store' | 'kinds' | 'answerList'>): Pick<
  Handlers,
  'listImported' | 'importComponents' | 'undoImport'
> {
  const imports = createImportService({ store, kinds });
  return {
    listImported: (call) =>
      answerList(call, {
        // Without an ETag: a note on a component is not a change in the feed.
        sorting: { sort: 'id', place: [/^/] },
        read: async (page) => listImported({ store, kinds, ownerId: call.userId, set: call.query.set ?? '', page }),
      }),

    importComponents: async (call) => ({ results: await imports.run(call.userId, call.body, getOrigin(call)) }),

    undoImport: (call) => imports.undo(call.userId, call.body, getOrigin(call)),
  };
}
