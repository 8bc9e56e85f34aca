import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Generates the client's types from a contract in a worker thread, which loads the type generator while kinds are
 * checked.
 */
export class ApiTypesWorker {
  readonly #worker: Worker;

  constructor(worker = new Worker(new URL('./apiTypes.worker.mjs', import.meta.url), { execArgv: [] })) {
    this.#worker = worker;
  }

  /**
   * Returns the TypeScript text of the contract's `paths`, `components` and `operations`; rejects with the type
   * generator's message.
   */
  async make(contract: string): Promise<string> {
    // once() resolves to an untyped list: the worker posts one object of this shape.
    const answer = once(this.#worker, 'message') as Promise<[{ types?: string; error?: string }]>;
    this.#worker.postMessage(contract);
    const [{ types, error }] = await answer;
    if (types === undefined) throw new Error(error);
    return types;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
