import { useEffect } from 'react';
import type { DraftStore } from '#model/DraftStore.ts';
import { MESSAGES } from '#model/messages.ts';
import { nameKey } from '#model/nameKey.ts';

interface NameCheck {
  /** What bears a name already; kept stable by the caller. */
  find: (name: string) => Promise<readonly { id: string }[]>;
  /** The one that may keep its own name. */
  ownId?: string | undefined;
}

/** Asks the server, while a name is typed, whether it is free; a call that fails or comes too late says nothing. */
export function useNameCheck(store: DraftStore, { find, ownId }: NameCheck): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const current = () => String(store.payload().name ?? '').trim();
    const check = async () => {
      const name = current();
      if (name === '' || (ownId !== undefined && nameKey(name) === nameKey(store.original('name')))) return;
      const matches = await find(name).catch(() => []);
      // The name may have been typed on since: only the verdict on what stands there counts.
      if (name === current() && matches.some(({ id }) => id !== ownId))
        store.setForeignError('name', MESSAGES.nameTaken);
    };
    const checkSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(check, NAME_CHECK_DELAY);
    };
    const stop = store.subscribeText('name', checkSoon);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, find, ownId]);
}

/** Milliseconds after the last key (catalogue, constants: name check 250). */
const NAME_CHECK_DELAY = 250;
