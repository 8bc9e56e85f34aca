import { type KeptDraft, readKeptDraft } from './keptDraft.ts';

/** What the shelf writes to: a browser's storage. */
export interface TextStorage {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

interface Owned {
  /** Who typed the drafts: nobody else is offered them. */
  owner: string;
  /** The record that they change, such as 'components/17'. */
  record: string;
  /** False once the owner has left: what is still open somewhere must not come back. */
  isOpen?: (() => boolean) | undefined;
}

export interface ShelvedDraft {
  key: string;
  draft: KeptDraft;
}

/** Unsaved drafts of one record: one of each editor that it was open in, so that none overwrites another's. */
export class DraftShelf {
  readonly #storage: TextStorage;
  readonly #owner: string;
  readonly #prefix: string;
  readonly isOpen: () => boolean;

  constructor(storage: TextStorage, { owner, record, isOpen = () => true }: Owned) {
    this.#storage = storage;
    this.isOpen = isOpen;
    this.#owner = createPrefix(owner);
    this.#prefix = `${this.#owner}${encodeURIComponent(record)}:`;
  }

  /** The key of an editor's own draft. */
  newKey(): string {
    return `${this.#prefix}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`;
  }

  /** The record's drafts. */
  drafts(): ShelvedDraft[] {
    return draftsIn(this.#storage).filter(({ key }) => key.startsWith(this.#prefix));
  }

  read(key: string): KeptDraft | undefined {
    return readKeptDraft(this.#storage.getItem(key));
  }

  /**
   * Keeps a draft and returns whether it is kept; an older version of one that can't be kept goes. Where the storage is
   * full, the owner's oldest other drafts give way with `makesRoom`.
   */
  write(key: string, draft: KeptDraft, { makesRoom = true } = {}): boolean {
    // What was kept of somebody who lost the session stays for them.
    if (!this.isOpen()) return false;
    const text = JSON.stringify(draft);
    if (text.length <= LONGEST) {
      if (this.#storage.getItem(key) === null) this.#removeOutdated(draft.at);
      if (this.#store(key, text) || (makesRoom && this.#storeInPlace(key, text))) return true;
    }
    this.remove(key);
    return false;
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
  }

  /** Returns false where the storage is full, or closed to this page. */
  #store(key: string, text: string): boolean {
    try {
      this.#storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** Stores in the place of the owner's oldest drafts; where a few of them are not enough, they stay. */
  #storeInPlace(key: string, text: string): boolean {
    const given: { key: string; text: string }[] = [];
    for (const { key: oldest } of this.#ownOldestFirst().slice(0, MOST_GIVEN + 1)) {
      if (oldest === key || given.length === MOST_GIVEN) continue;
      given.push({ key: oldest, text: this.#storage.getItem(oldest) ?? '' });
      this.remove(oldest);
      if (this.#store(key, text)) return true;
    }
    // The draft's own older version goes in any case, which leaves room for theirs.
    this.remove(key);
    for (const back of given) this.#store(back.key, back.text);
    return false;
  }

  /** Makes room for one more, and takes off what is too old. */
  #removeOutdated(now: number): void {
    const own = this.#ownOldestFirst();
    const surplus = own.slice(0, Math.max(0, own.length - MOST + 1));
    const old = draftsIn(this.#storage).filter(({ draft }) => draft.at < now - OLDEST);
    for (const { key } of [...surplus, ...old]) this.remove(key);
  }

  #ownOldestFirst(): ShelvedDraft[] {
    return draftsIn(this.#storage)
      .filter(({ key }) => key.startsWith(this.#owner))
      .sort((a, b) => a.draft.at - b.draft.at);
  }
}

/** Removes all that a person has left unsaved. */
export function clearShelf(storage: TextStorage, owner: string): void {
  for (const key of keysIn(storage)) if (key.startsWith(createPrefix(owner))) storage.removeItem(key);
}

/** Makes all that a person has left unsaved that of the same person under another name. */
export function renameShelf(storage: TextStorage, { from, to }: { from: string; to: string }): void {
  if (from === to) return;
  for (const key of keysIn(storage)) {
    const text = storage.getItem(key);
    if (text === null || !key.startsWith(createPrefix(from))) continue;
    // First it goes: a full storage has no room for both.
    storage.removeItem(key);
    storage.setItem(createPrefix(to) + key.slice(createPrefix(from).length), text);
  }
}

const SHELF = 'draft:';

/** Characters of a draft; beyond that it would crowd out all others. */
const LONGEST = 500_000;

/** Drafts of one person. */
const MOST = 50;

/** Drafts that give way to one. */
const MOST_GIVEN = 3;

/** Milliseconds: 30 days. */
const OLDEST = 30 * 86_400_000;

function createPrefix(owner: string): string {
  return `${SHELF}${encodeURIComponent(owner)}:`;
}

function keysIn(storage: TextStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter((key) =>
    key.startsWith(SHELF),
  );
}

function draftsIn(storage: TextStorage): ShelvedDraft[] {
  return keysIn(storage).flatMap((key) => {
    const draft = readKeptDraft(storage.getItem(key));
    return draft ? [{ key, draft }] : [];
  });
}
