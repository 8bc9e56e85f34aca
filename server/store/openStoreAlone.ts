import { lockFolder } from './lockFolder.ts';
import type { DatabasePlace } from './openDatabase.ts';
import { openStore, type Store } from './Store.ts';

/** Opens the store for a server. An embedded store takes one server at a time; commands may open it as well. */
export async function openStoreAlone(place: DatabasePlace): Promise<Store> {
  const release = place.databaseUrl ? () => {} : lockFolder(place.dataDir);
  try {
    const store = await openStore(place);
    const close = async () => {
      await store.close();
      release();
    };
    return { ...store, close };
  } catch (error) {
    release();
    throw error;
  }
}
