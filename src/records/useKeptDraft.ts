import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftShelf, ShelvedDraft } from '#model/DraftShelf.ts';
import type { DraftStore } from '#model/DraftStore.ts';
import type { Texts } from '#model/draftHistory.ts';
import { keptDraft } from '#model/keptDraft.ts';
import { Persistence } from '#model/Persistence.ts';
import { countKept, resumeDraft, type ThreeTexts } from '#model/resumeDraft.ts';
import { subscribeTexts } from '#model/subscribeTexts.ts';
import { toCurrentDraft } from '#model/toCurrentDraft.ts';
import { type ToastInput, toasts } from '#ui/toastStore.ts';
import { holdLock } from './holdLock.ts';

export interface KeptDraftState {
  /** The number of unsaved changes of a closed editor, and their time in milliseconds since the epoch. */
  offer: { changes: number; at: number } | undefined;
  /** Adopts them or, if their fields have been stored or typed into since, asks which version to use. */
  resume: () => void;
  discard: () => void;
  /** The versions to choose from while the choice is open. */
  asked: AskedVersions | undefined;
  /** Adopts my texts for these keys. */
  settle: (mine: ReadonlySet<string>) => void;
  leaveVersions: () => void;
  /** Removes the kept copy of this editor's changes. */
  forget: () => void;
}

interface AskedVersions {
  /** The key of the draft in question; another one may be found in the meantime. */
  key: string;
  versions: ThreeTexts;
  /** The form has unsaved changes too. */
  isTyped: boolean;
}

/**
 * Keeps the draft's changes in the browser while they are typed, and offers those that an earlier editor left there.
 */
export function useKeptDraft(
  store: DraftStore,
  shelf: DraftShelf | undefined,
  { isContinued = false } = {},
): KeptDraftState {
  const own = useOwnDraft(store, shelf);
  const { found, settled } = useFoundDrafts(store, shelf);
  const [asked, setAsked] = useState<AskedVersions>();
  // Changes that have been saved since are not offered.
  const newest = found.find(({ draft }) => countKept(store, draft) > 0);
  const forget = useCallback(() => own.current?.forget(), [own]);

  function take(key: string, texts: Texts) {
    store.change(texts);
    store.validateNow();
    // If it can't be kept as this editor's own draft, it stays for the next editor.
    settled(key, { removes: own.current?.keep() ?? false });
    setAsked(undefined);
  }

  function resume() {
    if (!newest) return;
    const next = resumeDraft(store, newest.draft);
    if ('texts' in next) take(newest.key, next.texts);
    else setAsked({ key: newest.key, versions: next.versions, isTyped: store.form().changed.length > 0 });
  }

  // Only the newest draft is resumed automatically; others are offered as usual.
  const [isSettled, setSettled] = useState(!isContinued);
  const isResuming = !isSettled && newest !== undefined;
  useEffect(() => {
    if (!isResuming) return;
    setSettled(true);
    resume();
  });

  function settle(mine: ReadonlySet<string>) {
    if (!asked) return;
    const texts = Object.fromEntries([...mine].map((key) => [key, asked.versions.mine[key] ?? '']));
    take(asked.key, store.sources.toOwn(texts));
  }

  return {
    offer: newest && !isResuming ? { changes: countKept(store, newest.draft), at: newest.draft.at } : undefined,
    resume,
    discard: () => newest && settled(newest.key, { removes: true }),
    asked,
    settle,
    leaveVersions: () => setAsked(undefined),
    forget,
  };
}

interface OwnDraft {
  /** Writes pending changes at once; returns whether they are kept. */
  keep: () => boolean;
  forget: () => void;
}

/** Keeps this editor's unsaved changes on the shelf. */
function useOwnDraft(store: DraftStore, shelf: DraftShelf | undefined) {
  const own = useRef<OwnDraft>(undefined);
  useEffect(() => {
    if (!shelf) return;
    const key = shelf.newKey();
    let isKept = true;
    let isReported = false;
    let makesRoom = false;
    const persistence = new Persistence(() => {
      if (store.form().changed.length > 0) isKept = shelf.write(key, keptDraft(store), { makesRoom });
      else {
        shelf.remove(key);
        isKept = true;
      }
      makesRoom = false;
      if (isKept || isReported || !shelf.isOpen()) return;
      isReported = true;
      toasts.add(NOT_KEPT);
    });
    const touch = () => {
      makesRoom = true;
      persistence.touch();
    };
    const flush = () => persistence.flush();
    // Another tab may have removed this draft as abandoned or to make room. It is written back without making room: two
    // tabs must not evict each other's drafts in turn.
    const onStorage = (event: StorageEvent) => {
      if (event.key === key && event.newValue === null && isKept) persistence.touch();
    };
    own.current = {
      keep: () => {
        flush();
        return isKept;
      },
      forget: () => {
        persistence.cancel();
        shelf.remove(key);
      },
    };
    const stops = [holdLock(key, () => {}), subscribeTexts(store, touch), store.subscribeForm(touch)];
    // The user was renamed: the changes continue on the new shelf.
    if (store.form().changed.length > 0) touch();
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

/** Returns the drafts whose editors have closed, newest first; one open in another tab is added once it closes. */
function useFoundDrafts(store: DraftStore, shelf: DraftShelf | undefined) {
  const [found, setFound] = useState<readonly ShelvedDraft[]>([]);
  useEffect(() => {
    if (!shelf) return;
    const stops = shelf.drafts().map(({ key }) =>
      holdLock(key, () => {
        // It may have been saved while this editor waited for the lock.
        const kept = shelf.read(key);
        const draft = kept && toCurrentDraft(kept, store.kind);
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
      settled: (key: string, { removes }: { removes: boolean }) => {
        if (removes) shelf?.remove(key);
        setFound((before) => before.filter((other) => other.key !== key));
      },
    }),
    [found, shelf],
  );
}

const NOT_KEPT: ToastInput = {
  type: 'warning',
  title: 'Changes not kept',
  message: "Your unsaved changes can't be kept in this browser: its storage is full or blocked.",
};
