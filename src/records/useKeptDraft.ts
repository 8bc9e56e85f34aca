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
  /** Unsaved changes of an editor that has been closed. */
  offer: { changes: number; at: number } | undefined;
  /** Takes them over, or asks if someone else has saved since. */
  resume: () => void;
  discard: () => void;
  /** The versions to choose from, while that is asked. */
  asked: AskedVersions | undefined;
  /** Takes over my texts of these keys. */
  settle: (mine: ReadonlySet<string>) => void;
  leaveVersions: () => void;
  /** Discards what is typed here. */
  forget: () => void;
}

interface AskedVersions {
  /** The draft that the question is about: another one may be found meanwhile. */
  key: string;
  versions: ThreeTexts;
  /** Something has been typed here as well. */
  isTyped: boolean;
}

/** Keeps the draft's changes in the browser while they are typed, and offers those that an earlier editor has left there. */
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
    // Where it can't be kept as this editor's own, it stays for the next one.
    settled(key, { removes: own.current?.keep() ?? false });
    setAsked(undefined);
  }

  function resume() {
    if (!newest) return;
    const next = resumeDraft(store, newest.draft);
    if ('texts' in next) take(newest.key, next.texts);
    else setAsked({ key: newest.key, versions: next.versions, isTyped: store.form().changed.length > 0 });
  }

  // Only what was typed last continues by itself; other drafts are offered as ever.
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
  /** Keeps what is typed by now; returns whether it is kept. */
  keep: () => boolean;
  forget: () => void;
}

/** Keeps what is typed here, as long as there is something unsaved. */
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
    // Another tab may have taken it for left over, or needed its room: two tabs must not take it from each other in turn.
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
    // The person continues under another name.
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

/** The drafts whose editors have closed, newest first; waits for one that is still open elsewhere. */
function useFoundDrafts(store: DraftStore, shelf: DraftShelf | undefined) {
  const [found, setFound] = useState<readonly ShelvedDraft[]>([]);
  useEffect(() => {
    if (!shelf) return;
    const stops = shelf.drafts().map(({ key }) =>
      holdLock(key, () => {
        // By now it may have been saved.
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
