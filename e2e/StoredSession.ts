import type { Page } from '@playwright/test';

interface Kept {
  username: string | null;
  access: string | null;
  refresh: string | null;
  isAuthenticated: boolean;
}

/** What the browser keeps of the session, and changes to it as another tab would make them. */
export class StoredSession {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Null where nothing is kept. */
  read(): Promise<{ state: Kept; version: number } | null> {
    return this.#page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? 'null'));
  }

  /** Ends the access token for the server, while the browser still takes it for a good one. */
  spoilAccess(): Promise<void> {
    return this.#spoil(['access']);
  }

  /** Ends the session for the server, while the browser still takes it for a good one. */
  spoilBoth(): Promise<void> {
    return this.#spoil(['access', 'refresh']);
  }

  #spoil(tokens: ('access' | 'refresh')[]): Promise<void> {
    return this.#page.evaluate((names) => {
      const kept = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
      for (const name of names) kept.state[name] = kept.state[name].replace(/[^.]+$/, 'spoiled');
      localStorage.setItem('auth-store', JSON.stringify(kept));
      // Browsers notify only the other tabs.
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-store' }));
    }, tokens);
  }
}
