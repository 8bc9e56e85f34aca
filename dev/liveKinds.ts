import { join } from 'node:path';
import type { DevEnvironment, Plugin, ViteDevServer } from 'vite';
import type { WatchReport } from '#codegen/WatchReport.ts';
import { CodegenProcess } from './CodegenProcess.ts';
import { findKind, isInPages, isOfKinds, REGISTRY } from './kindModules.ts';
import { LiveApi } from './LiveApi.ts';
import { HELLO, type LiveState, STATE } from './page/LiveState.ts';

/**
 * In development, serves the API beside the app and applies saved schema files to all open pages. Their faults are
 * shown in the page and in the terminal, and the last valid kinds stay in use.
 */
export function liveKinds(): Plugin {
  return {
    name: 'live-kinds',
    apply: 'serve',
    // Changes there are applied file by file; a reload would lose what is open.
    config: () => (process.env.VITEST ? {} : { server: { watch: { ignored: ['**/generated/**', '**/schemas/**'] } } }),
    async configureServer(server) {
      if (process.env.VITEST) return;
      await new LiveLoop(server).begun;
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: '/dev/page/main.ts' } }],
  };
}

class LiveLoop {
  readonly begun: Promise<void>;
  readonly #server: ViteDevServer;
  readonly #folder: string;
  #api: LiveApi | undefined;
  #state: LiveState = { findings: [], corrected: [], edition: 0, kinds: [] };
  /** Runs are applied one after another. */
  #last: Promise<void> = Promise.resolve();

  constructor(server: ViteDevServer) {
    const { root, logger } = server.config;
    this.#server = server;
    this.#folder = join(root, 'generated');
    const codegen = new CodegenProcess(root, {
      onText: (text) => logger.error(text),
      onReport: (report) => {
        this.#last = this.#last.then(() => this.#takeOver(report));
      },
    });
    this.begun = codegen.begun.then(() => this.#last);
    server.httpServer?.once('close', () => {
      codegen.close();
      this.#api?.close();
    });
    server.middlewares.use((request, response, next) =>
      this.#api ? this.#api.serve(request, response, next) : next(),
    );
    server.ws.on(HELLO, (_data, client) => client.send(STATE, { ...this.#state, corrected: [] }));
  }

  async #takeOver({ findings, corrected, changed }: WatchReport): Promise<void> {
    this.#state = { ...this.#state, findings, corrected };
    try {
      if (!this.#api) this.#api = new LiveApi(this.#server, this.#folder, (error) => this.#showOwnFault(error));
      else if (changed.length > 0) await this.#api.takeOver(changed);
    } catch (error) {
      this.#showOwnFault(error);
    }
    const inPages = changed.filter(isInPages);
    const kinds = [...new Set(inPages.flatMap((file) => findKind(file) ?? []))];
    if (inPages.length > 0) this.#state = { ...this.#state, edition: this.#state.edition + 1, kinds };
    const others = inPages.filter((file) => !isOfKinds(file));
    const { moduleGraph } = this.#server.environments.client;
    for (const file of others) moduleGraph.onFileChange(this.#path(file));
    if (inPages.length > others.length) this.#refresh(kinds, inPages);
    if (others.length > 0) this.#server.ws.send({ type: 'full-reload' });
    else this.#server.ws.send(STATE, this.#state);
  }

  #showOwnFault(error: unknown): void {
    const fault = toFinding(`The API could not be rebuilt: ${toStack(error)}`);
    this.#state = { ...this.#state, findings: [...this.#state.findings, fault] };
    this.#server.config.logger.error(fault.text);
    this.#server.ws.send(STATE, this.#state);
  }

  /** Makes the next import of these modules read them again; the page replaces those that it has already loaded. */
  #refresh(kinds: readonly string[], changed: readonly string[]): void {
    const { moduleGraph } = this.#server.environments.client;
    const at = Date.now();
    for (const file of REGISTRY) forget(moduleGraph, this.#path(file), at);
    const ofKinds = kinds.flatMap((kind) => [`kinds/${kind}.ts`, `validators/kinds/${kind}.js`]);
    for (const file of new Set([...ofKinds, ...changed.filter((name) => name.startsWith('texts/'))]))
      for (const module of forget(moduleGraph, this.#path(file), at)) module.lastHMRTimestamp = at;
  }

  #path(file: string): string {
    return join(this.#folder, file).replaceAll('\\', '/');
  }
}

// Vite's own invalidation would also invalidate all importers: the app would get a second store of each.
function forget(graph: DevEnvironment['moduleGraph'], file: string, at: number) {
  const modules = [...(graph.getModulesByFile(file) ?? [])];
  for (const module of modules) Object.assign(module, { transformResult: null, lastInvalidationTimestamp: at });
  return modules;
}

function toFinding(text: string): LiveState['findings'][number] {
  return { file: 'server', line: 1, column: 1, level: 'error', text, isPlaced: false };
}

function toStack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
