import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { WatchReport } from '#codegen/WatchReport.ts';

const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;

interface Handlers {
  onReport: (report: WatchReport) => void;
  /** Receives the text that codegen prints to stderr. */
  onText: (text: string) => void;
}

/** Runs `codegen --watch` in a separate process, so that it blocks no request; it is restarted if it ends. */
export class CodegenProcess {
  readonly #root: string;
  readonly #handlers: Handlers;
  #child: ChildProcess | undefined;
  #pause = SHORTEST_PAUSE_MS;
  #isClosed = false;
  /** Resolves with the first report. */
  readonly begun: Promise<void>;

  constructor(root: string, handlers: Handlers) {
    this.#root = root;
    this.#handlers = handlers;
    this.begun = new Promise((done) => this.#start(done));
  }

  close(): void {
    this.#isClosed = true;
    this.#child?.kill();
  }

  #start(onBegun: () => void): void {
    if (this.#isClosed) return;
    const child = fork(join(this.#root, 'codegen/cli.mjs'), ['--watch'], {
      cwd: this.#root,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#child = child;
    child.stderr?.on('data', (text) => this.#handlers.onText(String(text).trimEnd()));
    child.on('message', (report) => {
      this.#pause = SHORTEST_PAUSE_MS;
      // The process sends only reports.
      this.#handlers.onReport(report as WatchReport);
      onBegun();
    });
    child.once('exit', (code, signal) => {
      if (this.#isClosed) return;
      this.#handlers.onReport(toEnded(`codegen ended (${signal ?? `code ${code}`}) and is restarted.`));
      setTimeout(() => this.#start(onBegun), this.#pause);
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE_MS);
    });
  }
}

function toEnded(text: string): WatchReport {
  const finding = { file: 'codegen', line: 1, column: 1, level: 'error' as const, text, isPlaced: false };
  return { findings: [finding], corrected: [], changed: [] };
}
