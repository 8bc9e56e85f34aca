import type { Store } from '#server/store/Store.ts';
import type { PreparedSet } from './prepareSet.ts';

/** How a set differs from the one of its name that it replaces. */
export interface SetChange {
  added: string[];
  changed: string[];
  gone: string[];
  unchanged: number;
}

/** Stores a set, or replaces the one of the same name, all or nothing; returns the difference. */
export function storeSet(store: Pick<Store, 'transaction'>, { set, entries }: PreparedSet): Promise<SetChange> {
  return store.transaction(async ({ reference }) => {
    const before = await reference.versions(set.name);
    await reference.replace(set, entries);
    const known = entries.filter(({ key }) => before.has(key));
    const changed = known.filter(({ key, version }) => before.get(key) !== version).map(({ key }) => key);
    const keys = new Set(entries.map(({ key }) => key));
    return {
      added: [...keys].filter((key) => !before.has(key)),
      changed,
      gone: [...before.keys()].filter((key) => !keys.has(key)),
      unchanged: known.length - changed.length,
    };
  });
}
