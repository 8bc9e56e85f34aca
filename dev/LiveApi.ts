import { join } from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import type { DevApp } from '#server/devApp.ts';
import { findKind, isOfKinds } from './kindModules.ts';

const PROGRAM = '/server/devApp.ts';
/** Milliseconds without a save after which the API is rebuilt. */
const REST_MS = 500;

/**
 * Serves the API in the development server. Saved kinds replace those of the running API at once. Everything else that
 * a server derives from them at its start follows when the API is rebuilt; until then the previous one keeps answering.
 */
export class LiveApi {
  readonly #server: ViteDevServer;
  readonly #folder: string;
  readonly #onFailure: (error: unknown) => void;
  #app: Promise<DevApp>;
  /** Kinds that were saved or deleted since the last build began, which may have loaded them before. */
  readonly #savedMeanwhile = new Set<string>();
  #renewal: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(server: ViteDevServer, folder: string, onFailure: (error: unknown) => void) {
    this.#server = server;
    this.#folder = folder;
    this.#onFailure = onFailure;
    this.#app = this.#build();
    this.#app.catch(onFailure);
  }

  readonly serve: Connect.NextHandleFunction = (request, response, next) => {
    if (!request.url?.startsWith('/api/')) return next();
    this.#app.then(({ handle }) => handle(request, response), next);
  };

  /** Applies changed files of generated/; rejects if that fails, and then keeps the previous state. */
  async takeOver(changed: readonly string[]): Promise<void> {
    const { moduleGraph } = this.#server.environments.ssr;
    for (const file of changed) moduleGraph.onFileChange(join(this.#folder, file).replaceAll('\\', '/'));
    const app = await this.#app.catch(() => undefined);
    if (!app || !changed.every(isOfKinds)) return this.#renew();
    const saved = new Set(changed.flatMap((file) => findKind(file) ?? []));
    for (const kind of saved) this.#savedMeanwhile.add(kind);
    await this.#replaceKinds(app.kinds, saved);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#renew().catch(this.#onFailure), REST_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  async #replaceKinds(kinds: DevApp['kinds'], saved: ReadonlySet<string>): Promise<void> {
    const { loadKind } = await this.#server.ssrLoadModule('/generated/kinds.ts');
    for (const kind of saved) {
      if (loadKind[kind]) kinds.set(kind, await loadKind[kind]());
      else kinds.delete(kind);
    }
  }

  /** Rebuilds the API, one build after another. */
  #renew(): Promise<void> {
    clearTimeout(this.#timer);
    const rebuild = () => this.#rebuild();
    this.#renewal = this.#renewal.then(rebuild, rebuild);
    return this.#renewal;
  }

  async #rebuild(): Promise<void> {
    this.#savedMeanwhile.clear();
    const next = await this.#build();
    await this.#replaceKinds(next.kinds, this.#savedMeanwhile);
    const before = this.#app;
    this.#app = Promise.resolve(next);
    // An API that could not be built has already reported its error.
    const ended = await before.catch(() => undefined);
    ended?.close().catch(this.#onFailure);
  }

  async #build(): Promise<DevApp> {
    const { devApp } = await this.#server.ssrLoadModule(PROGRAM);
    const app: DevApp = await devApp();
    if (app.password) this.#server.config.logger.info(`  demo@example.com, password ${app.password}`);
    return app;
  }
}
