import type { TextStorage } from './DraftShelf.ts';

type KeyedStorage = Pick<TextStorage, 'getItem' | 'setItem' | 'removeItem'>;

interface Overflow {
  value: string;
  /** The value that the storage still has under the same key, or null. */
  stored: string | null;
}

/**
 * Wraps a browser storage and keeps in memory the values that it has no room for; calls `onFull` for each such write.
 */
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
    // A value that another tab has stored since is newer.
    return kept?.stored === stored ? kept.value : stored;
  }

  setItem(key: string, value: string): void {
    try {
      this.#storage.setItem(key, value);
      this.#overflow.delete(key);
    } catch {
      // The storage is full or read-only: the page keeps the value in memory.
      this.#overflow.set(key, { value, stored: this.#storage.getItem(key) });
      this.#onFull();
    }
  }

  removeItem(key: string): void {
    this.#overflow.delete(key);
    this.#storage.removeItem(key);
  }
}
