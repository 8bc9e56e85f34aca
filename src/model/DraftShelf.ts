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
}

export interface ShelvedDraft {
  key: string;
  draft: KeptDraft;
}

/** Unsaved drafts of one record: one of each editor that it was open in, so that none overwrites another's. */
export class DraftShelf {
  readonly #storage: TextStorage;
  readonly #prefix: string;

  constructor(storage: TextStorage, { owner, record }: Owned) {
    this.#storage = storage;
    this.#prefix = `${prefixOf(owner)}${encodeURIComponent(record)}:`;
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

  /** Keeps a draft; where the storage is full the oldest others give way. Returns whether it is kept. */
  write(key: string, draft: KeptDraft): boolean {
    const text = JSON.stringify(draft);
    if (text.length > LONGEST) return false;
    if (this.#storage.getItem(key) === null) this.#removeOutdated(draft.at);
    for (;;) {
      try {
        this.#storage.setItem(key, text);
        return true;
      } catch {
        // The storage is full, or closed to this page.
        const oldest = this.#oldestFirst().find((other) => other.key !== key);
        if (!oldest) return false;
        this.remove(oldest.key);
      }
    }
  }

  remove(key: string): void {
    this.#storage.removeItem(key);
  }

  /** Makes room for one more, and takes off what is too old. */
  #removeOutdated(now: number): void {
    const all = this.#oldestFirst();
    const surplus = all.slice(0, Math.max(0, all.length - MOST + 1));
    for (const { key } of [...surplus, ...all.filter(({ draft }) => draft.at < now - OLDEST)]) this.remove(key);
  }

  #oldestFirst(): ShelvedDraft[] {
    return draftsIn(this.#storage).sort((a, b) => a.draft.at - b.draft.at);
  }
}

/** Removes all that a person has left unsaved. */
export function clearShelf(storage: TextStorage, owner: string): void {
  for (const key of keysIn(storage)) if (key.startsWith(prefixOf(owner))) storage.removeItem(key);
}

const SHELF = 'draft:';

/** Characters of a draft; beyond that it would crowd out all others. */
const LONGEST = 500_000;

const MOST = 50;

/** Milliseconds: 30 days. */
const OLDEST = 30 * 86_400_000;

function prefixOf(owner: string): string {
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
