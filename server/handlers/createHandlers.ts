import type { Handlers } from '#server/http/Call.ts';
import { createReferenceService } from '#server/reference/referenceService.ts';
import { createAccountHandlers } from './accountHandlers.ts';
import { createActivityHandlers } from './activityHandlers.ts';
import { createAnswerList } from './answerList.ts';
import { createAssetHandlers } from './assetHandlers.ts';
import type { Context } from './Context.ts';
import { createChangeHandlers } from './changeHandlers.ts';
import { createComponentHandlers } from './componentHandlers.ts';
import { createImportHandlers } from './importHandlers.ts';
import { createKindHandlers } from './kindHandlers.ts';
import { createProjectHandlers } from './projectHandlers.ts';
import { createReferenceHandlers } from './referenceHandlers.ts';
import { createServiceHandlers } from './serviceHandlers.ts';
import { createSessionHandlers } from './sessionHandlers.ts';
import { createShortcutHandlers } from './shortcutHandlers.ts';
import { createTrashHandlers } from './trashHandlers.ts';

/** Creates a handler for every operation of the contract; a missing one is a compile error. */
export function createHandlers(context: Context): Handlers {
  const reference = createReferenceService(context);
  const withLists = { ...context, reference, answerList: createAnswerList(context.store) };
  return {
    ...createSessionHandlers(withLists),
    ...createAccountHandlers(context),
    ...createActivityHandlers(context),
    ...createComponentHandlers(withLists),
    ...createKindHandlers(context),
    ...createImportHandlers(withLists),
    ...createProjectHandlers(withLists),
    ...createAssetHandlers(withLists),
    ...createReferenceHandlers(withLists),
    ...createShortcutHandlers(context),
    ...createTrashHandlers(withLists),
    ...createChangeHandlers(context),
    ...createServiceHandlers(context),
  };
}
