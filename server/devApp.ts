import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kind } from '#model/Kind.ts';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { seed } from './demo/seed.ts';
import { loadKinds } from './kinds.ts';
import { openStore } from './store/Store.ts';

export interface DevApp {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  /** The kinds that the app serves; entries may be replaced. */
  kinds: Map<string, Kind>;
  /** The demo account's password, if this app created the account. */
  password: string | undefined;
  /** Closes the app after the pending calls. */
  close: () => Promise<void>;
}

/** Creates the API as a handler for the development server, with the same store and settings as `npm start`. */
export async function devApp(): Promise<DevApp> {
  const config = readConfig(process.env);
  const [loaded, store] = await Promise.all([loadKinds(), openStore(config)]);
  const kinds = new Map(loaded);
  const password = await seed({ store, kinds, config });
  const app = await buildApp({ config, store, kinds });
  await app.ready();
  const open = new Set<ServerResponse>();
  let onIdle = () => {};
  return {
    handle: (request, response) => {
      open.add(response);
      response.once('close', () => {
        open.delete(response);
        if (open.size === 0) onIdle();
      });
      app.routing(request, response);
    },
    kinds,
    password,
    close: async () => {
      // It owns no connections to wait for; this closes the change feeds.
      await app.close();
      if (open.size > 0) await new Promise<void>((done) => (onIdle = done));
      await store.close();
    },
  };
}
