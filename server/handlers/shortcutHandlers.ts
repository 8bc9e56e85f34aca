import type { components as Schemas } from '#generated/api.ts';
import type { Call, Handlers } from '#server/http/Call.ts';
import { createShortcutService } from '#server/shortcuts/shortcutService.ts';
import type { Marked } from '#server/store/markRepository.ts';
import type { Context } from './Context.ts';

type ShortcutHandlers = Pick<
  Handlers,
  'getShortcuts' | 'addFavourite' | 'removeFavourite' | 'noteOpened' | 'createView' | 'updateView' | 'deleteView'
>;

/** Creates the handlers for favourites, recently opened records and views of lists. */
export function createShortcutHandlers({ store }: Context): ShortcutHandlers {
  const shortcuts = createShortcutService({ store });

  return {
    async getShortcuts({ userId }) {
      const { favourites, recent, views } = await shortcuts.read(userId);
      return { favourites: favourites.map(toShortcut), recent: recent.map(toShortcut), views };
    },

    async addFavourite(call) {
      await shortcuts.addFavourite(getKey(call));
      return undefined;
    },

    async removeFavourite(call) {
      await shortcuts.removeFavourite(getKey(call));
      return undefined;
    },

    async noteOpened(call) {
      await shortcuts.noteOpened(getKey(call));
      return undefined;
    },

    createView: ({ userId, body }) => shortcuts.createView(userId, body),

    updateView: (call) => shortcuts.updateView(getKey(call), call.body),

    async deleteView(call) {
      await shortcuts.deleteView(getKey(call));
      return undefined;
    },
  };
}

function getKey({ userId, params }: Pick<Call<'addFavourite'>, 'userId' | 'params'>) {
  return { ownerId: userId, id: params.id };
}

function toShortcut({ id, what, name, subclass, isTemplate }: Marked): Schemas['schemas']['Shortcut'] {
  return { id, what, name, subclass, is_template: isTemplate };
}
