import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftShelf, ShelvedDraft } from '#model/DraftShelf.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import { keptDraft } from '#model/keptDraft.ts';
import { Persistence } from '#model/Persistence.ts';
import { countKept, resumeDraft, type ThreeTexts } from '#model/resumeDraft.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';
import { holdLock } from './holdLock.ts';

export interface KeptDraftState {
  /** Unsaved changes of an editor that is no more. */
  offer: { changes: number; at: number } | undefined;
  /** Takes them over, or asks where somebody has stored something else since. */
  resume: () => void;
  discard: () => void;
  /** The versions to choose from, while that is asked. */
  versions: ThreeTexts | undefined;
  /** Takes mine over in these fields. */
  settle: (mine: ReadonlySet<string>) => void;
  leaveVersions: () => void;
  /** The person gives up what is typed here. */
  forget: () => void;
}

/** Keeps the draft's changes in the browser while they are typed, and offers those that an earlier editor has left there. */
export function useKeptDraft(store: DraftStore, shelf: DraftShelf | undefined): KeptDraftState {
  const own = useOwnDraft(store, shelf);
  const { found, settled } = useFoundDrafts(store, shelf);
  const [versions, setVersions] = useState<ThreeTexts>();
  // What has been saved meanwhile is nothing to offer.
  const newest = found.find(({ draft }) => countKept(store, draft) > 0);
  const forget = useCallback(() => own.current?.forget(), [own]);

  function take(texts: Texts) {
    if (!newest) return;
    store.change(texts);
    store.validateNow();
    // First it is kept as this editor's own.
    own.current?.flush();
    settled(newest.key);
    setVersions(undefined);
  }

  function resume() {
    if (!newest) return;
    const next = resumeDraft(store, newest.draft);
    if ('texts' in next) take(next.texts);
    else setVersions(next.versions);
  }

  function settle(mine: ReadonlySet<string>) {
    take(Object.fromEntries([...mine].map((name) => [name, versions?.mine[name] ?? ''])));
  }

  return {
    offer: newest && { changes: countKept(store, newest.draft), at: newest.draft.at },
    resume,
    discard: () => newest && settled(newest.key),
    versions,
    settle,
    leaveVersions: () => setVersions(undefined),
    forget,
  };
}

interface OwnDraft {
  flush: () => void;
  forget: () => void;
}

/** Keeps what is typed here, as long as there is something unsaved. */
function useOwnDraft(store: DraftStore, shelf: DraftShelf | undefined) {
  const own = useRef<OwnDraft>(undefined);
  useEffect(() => {
    if (!shelf) return;
    const key = shelf.newKey();
    const persistence = new Persistence(() => {
      if (store.form().changed.length > 0) shelf.write(key, keptDraft(store));
      else shelf.remove(key);
    });
    const touch = () => persistence.touch();
    const flush = () => persistence.flush();
    // Another tab may have taken it for left over, or needed its room.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null) touch();
    };
    own.current = {
      flush,
      forget: () => {
        persistence.cancel();
        shelf.remove(key);
      },
    };
    const stops = [holdLock(key, () => {}), subscribeTexts(store, touch), store.subscribeForm(touch)];
    window.addEventListener('pagehide', flush);
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('storage', onStorage);
      persistence.flush();
      for (const stop of stops) stop();
    };
  }, [store, shelf]);
  return own;
}

/** The drafts whose editors are gone, newest first; one that is still open elsewhere is waited for. */
function useFoundDrafts(store: DraftStore, shelf: DraftShelf | undefined) {
  const [found, setFound] = useState<readonly ShelvedDraft[]>([]);
  useEffect(() => {
    if (!shelf) return;
    const stops = shelf.drafts().map(({ key }) =>
      holdLock(key, () => {
        // By now it may have been saved.
        const draft = shelf.read(key);
        if (!draft) return;
        if (countKept(store, draft) === 0) shelf.remove(key);
        else setFound((before) => [...before, { key, draft }].sort((a, b) => b.draft.at - a.draft.at));
      }),
    );
    return () => {
      setFound([]);
      for (const stop of stops) stop();
    };
  }, [store, shelf]);
  return useMemo(
    () => ({
      found,
      settled: (key: string) => {
        shelf?.remove(key);
        setFound((before) => before.filter((other) => other.key !== key));
      },
    }),
    [found, shelf],
  );
}
