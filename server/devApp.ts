import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { seed } from './demo/seed.ts';
import { loadKinds } from './kinds.ts';
import { openStore } from './store/Store.ts';

export interface DevApp {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The demo account's, if this app has made it. */
  password: string | undefined;
  /** Ends it after the calls that are under way. */
  close: () => Promise<void>;
}

/** The API as a handler for the development server, on the same store and settings as `npm start`. */
export async function devApp(): Promise<DevApp> {
  const config = readConfig(process.env);
  const [kinds, store] = await Promise.all([loadKinds(), openStore(config)]);
  const password = await seed({ store, kinds, config });
  const app = await buildApp({ config, store, kinds });
  await app.ready();
  return {
    handle: (request, response) => app.routing(request, response),
    password,
    close: async () => {
      await app.close();
      await store.close();
    },
  };
}
