import type { PersistStorage } from 'zustand/middleware';
import { reportFullStorage } from '#api/keptStorage.ts';
import { OLDEST_DRAFT } from '#model/DraftShelf.ts';
import { isRecord } from '#model/isRecord.ts';

/** The wizard in browser storage. */
export interface KeptWizard {
  /** Undefined if none is open. */
  progress: { username: string | null } | undefined;
}

interface LeftWizard {
  id: string;
  username: unknown;
  /** The time of its last change, in ms since 1970. */
  at: number;
}

let isNew = false;
let own = '';

/** Creates storage that keeps each tab's wizard under a separate key; undefined if the browser blocks storage. */
export function wizardStorage<Kept extends KeptWizard>(): PersistStorage<Kept> | undefined {
  const storage = browserStorage();
  if (!storage) return undefined;
  own = storage.tab.getItem(TAB) ?? '';
  isNew = own === '';
  if (isNew) beginTab(newId());
  else void leaveToOther(own);
  // Broken or old entries are removed, for any user.
  const left = leftWizards();
  for (const key of wizardKeys()) if (!left.some(({ id }) => createKey(id) === key)) storage.all.removeItem(key);
  return {
    getItem: () => {
      const kept = read(createKey(own));
      // Unchecked, as users may have edited it: the store's `merge` validates it.
      return kept ? { state: kept.state as Kept } : null;
    },
    setItem: (_name, { state }) => {
      if (state.progress) keep(createKey(own), JSON.stringify({ state, at: Date.now() }));
      else storage.all.removeItem(createKey(own));
    },
    removeItem: () => storage.all.removeItem(createKey(own)),
  };
}

/**
 * Takes over the user's latest wizard whose tab is closed, and returns whether there was one; only the first call in a
 * new tab looks for one. `isFree` returns whether this tab still has no wizard.
 */
export async function adoptLeftWizard(username: string, isFree: () => boolean): Promise<boolean> {
  if (!isNew) return false;
  isNew = false;
  const left = leftWizards().filter((wizard) => wizard.username === username && wizard.id !== own);
  for (const { id } of left.sort((a, b) => b.at - a.at)) {
    if (!(await holdForGood(createKey(id), SHORT))) continue;
    if (!isFree()) return false;
    nameTab(id);
    return true;
  }
  return false;
}

/** A duplicated tab starts with the original's id; if that tab is still open, it continues under a new one. */
async function leaveToOther(id: string): Promise<void> {
  // On a reload, the old page may take a moment to release the lock.
  if (!hasLocks() || (await holdForGood(createKey(id), LONG))) return;
  const storage = browserStorage();
  const kept = storage?.all.getItem(createKey(id));
  beginTab(newId());
  if (kept) keep(createKey(own), kept);
}

/** If storage is full, the wizard works on, but a reload loses what was not stored. */
function keep(key: string, text: string): void {
  try {
    browserStorage()?.all.setItem(key, text);
  } catch {
    reportFullStorage();
  }
}

function beginTab(id: string): void {
  nameTab(id);
  void holdForGood(createKey(id), SHORT);
}

function nameTab(id: string): void {
  own = id;
  browserStorage()?.tab.setItem(TAB, id);
}

function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
}

function leftWizards(): LeftWizard[] {
  return wizardKeys().flatMap((key) => {
    const kept = read(key);
    const progress = isRecord(kept?.state) ? kept.state.progress : undefined;
    if (!kept || !isRecord(progress) || kept.at < Date.now() - OLDEST_DRAFT) return [];
    return [{ id: key.slice(PREFIX.length), username: progress.username, at: kept.at }];
  });
}

function read(key: string): { state: unknown; at: number } | undefined {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.all.getItem(key) ?? '');
    return isRecord(kept) && typeof kept.at === 'number' ? { state: kept.state, at: kept.at } : undefined;
  } catch {
    // Nothing is stored, or the entry was edited.
    return undefined;
  }
}

function wizardKeys(): string[] {
  return Object.keys(browserStorage()?.all ?? {}).filter((key) => key.startsWith(PREFIX));
}

/**
 * Holds a lock until the page closes. Resolves to false if it can't be acquired within the given ms, or without locks.
 */
function holdForGood(name: string, within: number): Promise<boolean> {
  if (!hasLocks()) return Promise.resolve(false);
  const signal = AbortSignal.timeout(within);
  return new Promise((resolve, reject) => {
    const held = () => {
      resolve(true);
      return new Promise<void>(() => {});
    };
    navigator.locks
      .request(name, { signal }, held)
      .catch((thrown: unknown) => (signal.aborted ? resolve(false) : reject(thrown)));
  });
}

/** Browsers offer locks to secure pages only. */
function hasLocks(): boolean {
  return 'locks' in navigator;
}

function browserStorage(): { all: Storage; tab: Storage } | undefined {
  try {
    return { all: window.localStorage, tab: window.sessionStorage };
  } catch {
    // The browser blocks storage: the wizard works, but starts over after a reload.
    return undefined;
  }
}

const PREFIX = 'wizard:';

/** The key of the tab's id, which survives a reload and returns with a restored tab. */
const TAB = 'wizard-tab';

/** Time limits for locks, in ms. */
const SHORT = 500;
const LONG = 3000;

function createKey(id: string): string {
  return `${PREFIX}${id}`;
}
