// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDraftShelf } from '#api/draftShelf.ts';
import { useSession } from '#api/sessionStore.ts';
import { loadKind } from '#generated/kinds.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftShelf, type TextStorage } from '#model/DraftShelf.ts';
import { DraftStore } from '#model/DraftStore.ts';
import type { Kind } from '#model/Kind.ts';
import { useKeptDraft } from '#records/useKeptDraft.ts';
import { toasts, useToastStore } from '#ui/toastStore.ts';

const NOW = Date.now();

let wind: Kind;
let isFull: boolean;

beforeEach(async () => {
  wind = await loadKind.wind();
  isFull = false;
  return () => {
    cleanup();
    vi.restoreAllMocks();
    localStorage.clear();
    toasts.clearAll();
  };
});

describe('unsaved changes that are offered', () => {
  it('are removed alone once they are resolved, not with another draft that was never shown', () => {
    const shelf = createShelf();
    const older = leave(shelf, { at: NOW - 2, texts: { hub_height: '30' }, originals: { hub_height: '10' } });
    const newest = leave(shelf, { at: NOW - 1, texts: { lifetime: '25' }, originals: { lifetime: '20' } });
    const { store, kept } = edit(shelf, { lifetime: 40 });
    act(() => kept().resume());
    expect(kept().asked?.versions).toMatchObject({ mine: { lifetime: '25' }, theirs: { lifetime: '40' } });
    // By now it is stored elsewhere, so that the other one is the newest to offer.
    act(() => store.rebase({ ...store.values(), lifetime: 25 }));
    act(() => kept().settle(new Set(['lifetime'])));
    expect(shelf.read(newest)).toBeUndefined();
    expect(shelf.read(older)).toBeDefined();
    expect(kept().offer).toMatchObject({ changes: 1, at: NOW - 2 });
  });

  it('do not overwrite what has been typed since without a question', () => {
    const shelf = createShelf();
    leave(shelf, { at: NOW, texts: { lifetime: '25' }, originals: { lifetime: '20' } });
    const { store, kept } = edit(shelf);
    act(() => store.type('lifetime', '30'));
    act(() => kept().resume());
    expect(kept().asked).toMatchObject({
      isTyped: true,
      versions: { mine: { lifetime: '25' }, theirs: { lifetime: '30' } },
    });
    act(() => kept().settle(new Set()));
    expect(store.text('lifetime')).toBe('30');
  });

  it('stay in the browser where it has no room for the new draft, which is reported once', () => {
    const shelf = createShelf();
    const left = leave(shelf, { at: NOW, texts: { lifetime: '25' }, originals: { lifetime: '20' } });
    const { store, kept } = edit(shelf);
    isFull = true;
    act(() => kept().resume());
    expect(store.text('lifetime')).toBe('25');
    expect(kept().offer).toBeUndefined();
    expect(shelf.read(left)).toBeDefined();
    act(() => store.type('lifetime', '26'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(messages()).toEqual([NOT_KEPT]);
  });
});

describe('unsaved changes in a browser that blocks its storage', () => {
  it('are reported as not kept, once per editor and not before something is typed', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    useSession.setState({ username: 'ada@example.com' });
    const store = createStore();
    renderHook(() => useKeptDraft(store, useDraftShelf('components/17')));
    const flush = () => act(() => void window.dispatchEvent(new Event('pagehide')));
    flush();
    expect(messages()).toEqual([]);
    act(() => store.type('lifetime', '26'));
    flush();
    act(() => store.type('lifetime', '27'));
    flush();
    expect(messages()).toEqual([NOT_KEPT]);
  });
});

function messages(): string[] {
  return useToastStore.getState().toasts.map(({ message }) => message);
}

const NOT_KEPT = "Your unsaved changes can't be kept in this browser: its storage is full or blocked.";

/** A shelf in the browser's storage, which can be full. */
function createShelf(): DraftShelf {
  const storage: TextStorage = {
    get length() {
      return localStorage.length;
    },
    key: (index) => localStorage.key(index),
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => {
      if (isFull && isLong(value)) throw new DOMException('Full', 'QuotaExceededError');
      localStorage.setItem(key, value);
    },
    removeItem: (key) => localStorage.removeItem(key),
  };
  return new DraftShelf(storage, { owner: 'ada@example.com', record: 'components/17' });
}

/** A full storage still has the room that a small draft leaves. */
function isLong(text: string): boolean {
  return text.length > 200;
}

function leave(shelf: DraftShelf, draft: Parameters<DraftShelf['write']>[1]): string {
  const key = shelf.newKey();
  shelf.write(key, draft);
  return key;
}

function createStore(values = {}): DraftStore {
  const stored = { ...createDefaults(wind.definition), id: '1', subclass: 'wind', name: 'Ridge', ...values };
  return new DraftStore({ kind: wind, mode: 'edit', values: stored });
}

function edit(shelf: DraftShelf, values = {}) {
  const store = createStore(values);
  const { result } = renderHook(() => useKeptDraft(store, shelf));
  return { store, kept: () => result.current };
}
