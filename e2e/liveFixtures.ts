import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Api } from './Api.ts';
import { DEMO } from './fixtures.ts';
import type { KindJson } from './kindJson.ts';
import { keepSession } from './signIn.ts';
import { type DevServer, startDev } from './startDev.ts';

export { expect };

/** Edits the schema files of a development server, and restores them. */
export interface SchemaFiles {
  read: (file: string) => Promise<string>;
  /** Saves a text, or the result of an edit of the file's JSON. */
  save: (file: string, content: string | Buffer | Edit) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Restores every file, and waits until the page shows no faults. */
  putBack: () => Promise<void>;
}

/** Changes the JSON of a kind file. */
export type Edit = (kind: KindJson) => void;

export const test = base.extend<{ signedIn: Page; api: Api; files: SchemaFiles }, { dev: DevServer }>({
  dev: [
    async ({ browserName: _ }, use) => {
      const dev = await startDev(DEMO.password);
      await use(dev);
      await dev.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ dev }, use) => use(dev.url),
  signedIn: async ({ page, dev }, use) => {
    await keepSession(page, dev.url, DEMO);
    await use(page);
  },
  api: async ({ dev }, use) => use(await Api.signIn(dev.url, DEMO)),
  files: async ({ dev }, use) => {
    const originals = new Map<string, string | undefined>();
    const path = (file: string) => join(dev.folder, 'schemas', file);
    const read = (file: string) => readFile(path(file), 'utf8');
    const keep = async (file: string) => {
      if (!originals.has(file)) originals.set(file, await read(file).catch(() => undefined));
    };
    const files: SchemaFiles = {
      read,
      save: async (file, content) => {
        await keep(file);
        if (typeof content !== 'function') return writeFile(path(file), content);
        const kind: KindJson = JSON.parse(originals.get(file) ?? '{}');
        content(kind);
        await writeFile(path(file), JSON.stringify(kind, null, 2));
      },
      remove: async (file) => {
        await keep(file);
        await rm(path(file));
      },
      putBack: async () => {
        for (const [file, text] of originals)
          await (text === undefined ? rm(path(file), { force: true }) : writeFile(path(file), text));
      },
    };
    await use(files);
    await files.putBack();
  },
});

/** Finds the panel that lists the faults of the last save. */
export function faultPanel(page: Page) {
  // An open dialog hides everything outside it from assistive technology.
  return page.locator('#schema-faults section');
}
