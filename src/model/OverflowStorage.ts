import type { TextStorage } from './DraftShelf.ts';

type KeyedStorage = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

interface Overflow {
  value: string;
  /** What the storage still has under the same key. */
  stored: string | null;
}

/** A browser storage that keeps in memory what it has no room for; `onFull` is called each time. */
export class OverflowStorage implements KeyedStorage {
  readonly #storage: KeyedStorage;
  readonly #onFull: () => void;
  readonly #overflow = new Map<string, Overflow>();

  constructor(storage: KeyedStorage, onFull: () => void) {
    this.#storage = storage;
    this.#onFull = onFull;
  }

  getItem(key: string): string | null {
    const stored = this.#storage.getItem(key);
    const kept = this.#overflow.get(key);
    // What another tab has stored since is newer.
    return kept?.stored === stored ? kept.value : stored;
  }

  setItem(key: string, value: string): void {
    try {
      this.#storage.setItem(key, value);
      this.#overflow.delete(key);
    } catch {
      // Full, or closed to writing: the page goes on with what it has in memory.
      this.#overflow.set(key, { value, stored: this.#storage.getItem(key) });
      this.#onFull();
    }
  }

  removeItem(key: string): void {
    this.#overflow.delete(key);
    this.#storage.removeItem(key);
  }
}
