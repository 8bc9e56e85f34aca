import { type KeptDraft, readKeptDraft } from './keptDraft.ts';

/** The browser storage that the shelf writes to. */
export interface TextStorage {
  readonly length: number;
  key: (index: number) => string | null;
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
}

interface Owned {
  /** The user who typed the drafts; other users are not offered them. */
  owner: string;
  /** The record that they change, such as 'components/17'. */
  record: string;
  /** Returns false once the owner has signed out: an editor that is still open must not store a draft again. */
  isOpen?: (() => boolean) | undefined;
}

export interface ShelvedDraft {
  key: string;
  draft: KeptDraft;
}

/** Unsaved drafts of one record, one per editor, so that no editor overwrites another's. */
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

  /** Returns a new key for the draft of one editor. */
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
   * Stores a draft and returns whether that worked; if not, its older version is removed. If the storage is full and
   * `makesRoom` is set, up to three of the owner's oldest other drafts are removed to make room.
   */
  write(key: string, draft: KeptDraft, { makesRoom = true } = {}): boolean {
    // After a lost session the drafts stay in the storage for their owner.
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

  /** Removes a few of the owner's oldest drafts and stores; restores them if there is still no room. */
  #storeInPlace(key: string, text: string): boolean {
    const given: { key: string; text: string }[] = [];
    const others = this.#ownOldestFirst().filter((own) => own.key !== key);
    for (const { key: oldest } of others.slice(0, MAX_EVICTED)) {
      given.push({ key: oldest, text: this.#storage.getItem(oldest) ?? '' });
      this.remove(oldest);
      if (this.#store(key, text)) return true;
    }
    // The draft's older version is removed in any case, which leaves room to restore the others.
    this.remove(key);
    for (const back of given) this.#store(back.key, back.text);
    return false;
  }

  /** Removes the drafts that would exceed the owner's limit with one more, and everyone's drafts that are too old. */
  #removeOutdated(now: number): void {
    const own = this.#ownOldestFirst();
    const surplus = own.slice(0, Math.max(0, own.length - MOST + 1));
    const old = draftsIn(this.#storage).filter(({ draft }) => draft.at < now - OLDEST_DRAFT);
    for (const { key } of [...surplus, ...old]) this.remove(key);
  }

  #ownOldestFirst(): ShelvedDraft[] {
    return draftsIn(this.#storage)
      .filter(({ key }) => key.startsWith(this.#owner))
      .sort((a, b) => a.draft.at - b.draft.at);
  }
}

/** How many unsaved drafts a user has. */
export function countDrafts(storage: TextStorage, owner: string): number {
  return draftsIn(storage).filter(({ key }) => key.startsWith(createPrefix(owner))).length;
}

/** Removes every unsaved draft of a user. */
export function clearShelf(storage: TextStorage, owner: string): void {
  for (const key of keysIn(storage)) if (key.startsWith(createPrefix(owner))) storage.removeItem(key);
}

/** Moves every unsaved draft of a user to the user's new name. */
export function renameShelf(storage: TextStorage, { from, to }: { from: string; to: string }): void {
  for (const key of keysIn(storage)) {
    const text = storage.getItem(key);
    if (text === null || !key.startsWith(createPrefix(from))) continue;
    // Removed first, since a full storage has no room for both.
    storage.removeItem(key);
    storage.setItem(createPrefix(to) + key.slice(createPrefix(from).length), text);
  }
}

const SHELF = 'draft:';

/** Maximum number of characters of a stored draft; a longer one would crowd out all others. */
const LONGEST = 500_000;

/** Maximum number of drafts of one user. */
const MOST = 50;

/** Maximum number of drafts that are removed to make room for one. */
const MAX_EVICTED = 3;

/** The age in ms after which a draft is removed: 30 days. */
export const OLDEST_DRAFT = 30 * 86_400_000;

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
