import { createStore, type StoreApi } from 'zustand';
import type { DraftStore } from '#model/DraftStore.ts';
import type { ImportEntry, ReadEntry } from './ImportEntry.ts';
import { EMPTY_IMPORT, type ImportEvent, type ImportState, importReducer } from './importReducer.ts';
import { readEntries } from './readEntries.ts';

/** An import in progress: its state, and the drafts that the user corrects. */
export interface ImportBatch {
  state: Pick<StoreApi<ImportState>, 'getState' | 'getInitialState' | 'subscribe'>;
  dispatch: (event: ImportEvent) => void;
  /** Reads an entry again from its corrected text. */
  reread: (entry: ImportEntry, text: string) => Promise<void>;
  /** Cancels the pending checks of drafts; the batch can still be used. */
  dispose: () => void;
}

interface ImportOptions {
  /** The entries that have been read. */
  read?: readonly ReadEntry[];
  /** Templates are read as plain components. */
  plainOnly?: boolean;
}

/**
 * Creates a batch: holds the reducer's state, writes the names that entries are given into their drafts, and dispatches
 * typed names, errors and counts as events.
 */
export function createImportBatch({ read = [], plainOnly = false }: ImportOptions = {}): ImportBatch {
  const state = createStore<ImportState>(() => EMPTY_IMPORT);

  function dispatch(event: ImportEvent): void {
    const before = state.getState();
    state.setState(importReducer(before, event), true);
    const after = state.getState();
    if (after !== before) followDrafts(before, after);
  }

  function followDrafts(before: ImportState, after: ImportState): void {
    const left = new Set(listStores(before));
    for (const { id, draft, asset } of after.entries) {
      if (asset && !left.delete(asset.store)) reportCount(id, asset.store);
      if (!draft) continue;
      const { store, name } = draft;
      if (!left.delete(store)) reportDraft(id, store);
      if (store.text('name') === name) continue;
      store.change({ name });
      store.validateNow();
    }
    for (const store of left) store.dispose();
  }

  function reportDraft(id: number, store: DraftStore): void {
    store.subscribeText('name', () => dispatch({ type: 'named', id, name: store.text('name') }));
    store.subscribeForm(() => dispatch({ type: 'validated', id, errors: store.form().errors }));
  }

  function reportCount(id: number, store: DraftStore): void {
    store.subscribeForm(() => dispatch({ type: 'counted', id, fault: store.form().errors[0]?.message }));
  }

  dispatch({ type: 'read', read });
  return {
    state,
    dispatch,
    reread: async ({ id, origin }, text) =>
      dispatch({ type: 'reread', id, read: await readEntries({ origin, text }, { plainOnly }) }),
    dispose: () => {
      for (const store of listStores(state.getState())) store.dispose();
    },
  };
}

function listStores({ entries }: ImportState): DraftStore[] {
  return entries.flatMap(({ draft, asset }) => [draft?.store ?? [], asset?.store ?? []].flat());
}
