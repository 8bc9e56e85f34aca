import type { Handlers } from '#server/http/Call.ts';
import { accountHandlers } from './accountHandlers.ts';
import { assetHandlers } from './assetHandlers.ts';
import type { Context } from './Context.ts';
import { componentHandlers } from './componentHandlers.ts';
import { projectHandlers } from './projectHandlers.ts';
import { serviceHandlers } from './serviceHandlers.ts';
import { sessionHandlers } from './sessionHandlers.ts';

/** Every operation of the contract; one without a handler does not compile. */
export function createHandlers(context: Context): Handlers {
  return {
    ...sessionHandlers(context),
    ...accountHandlers(context),
    ...componentHandlers(context),
    ...projectHandlers(context),
    ...assetHandlers(context),
    ...serviceHandlers(context),
  };
}
