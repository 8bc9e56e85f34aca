import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { DevApp } from '../server/devApp.ts';

const PROGRAM = '/server/devApp.ts';

/** The API in the development server; it is built anew from modules that have changed, while the one before answers on. */
export class LiveApi {
  readonly #server: ViteDevServer;
  #app: Promise<DevApp>;

  constructor(server: ViteDevServer) {
    this.#server = server;
    this.#app = this.#build();
  }

  readonly serve: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    this.#app.then(({ handle }) => handle(request, response), next);
  };

  /** Takes changed files of generated/ over; rejects where no server can be built of them, and keeps the one before. */
  async takeOver(folder: string, changed: readonly string[]): Promise<void> {
    const graph = this.#server.environments.ssr.moduleGraph;
    for (const file of changed) graph.onFileChange(join(folder, file).replaceAll('\\', '/'));
    const next = await this.#build();
    const before = this.#app;
    this.#app = Promise.resolve(next);
    const { logger } = this.#server.config;
    before.then(({ close }) => close()).catch((error) => logger.error(`The API before did not end: ${error}`));
  }

  async #build(): Promise<DevApp> {
    const { devApp } = await this.#server.ssrLoadModule(PROGRAM);
    const app: DevApp = await devApp();
    if (app.password) this.#server.config.logger.info(`  demo@example.com, password ${app.password}`);
    return app;
  }
}
