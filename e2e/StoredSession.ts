import type { Page } from '@playwright/test';

interface Kept {
  username: string | null;
  access: string | null;
  refresh: string | null;
  isAuthenticated: boolean;
}

/** The session stored in the browser, and changes to it as another tab would make them. */
export class StoredSession {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Returns the stored session; null if there is none. */
  read(): Promise<{ state: Kept; version: number } | null> {
    return this.#page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? 'null'));
  }

  /** Makes the access token invalid for the server, while the browser still takes it for a valid one. */
  spoilAccess(): Promise<void> {
    return this.#spoil(['access']);
  }

  /** Makes both tokens invalid for the server, while the browser still takes them for valid ones. */
  spoilBoth(): Promise<void> {
    return this.#spoil(['access', 'refresh']);
  }

  #spoil(tokens: ('access' | 'refresh')[]): Promise<void> {
    return this.#page.evaluate((names) => {
      const kept = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
      for (const name of names) kept.state[name] = kept.state[name].replace(/[^.]+$/, 'spoiled');
      localStorage.setItem('auth-store', JSON.stringify(kept));
      // Browsers send this event only to other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-store' }));
    }, tokens);
  }
}
