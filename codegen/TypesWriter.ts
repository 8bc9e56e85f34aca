import { ApiTypesWorker } from './ApiTypesWorker.ts';
import { makeTypes } from './generate.ts';
import type { Problem } from './Problem.ts';
import type { ContractFile } from './readContract.ts';
import { writeDifferences } from './writeChanged.ts';

/** Milliseconds without a save after which types are made. */
const REST_MS = 500;

type TypesWorker = Pick<ApiTypesWorker, 'make' | 'end'>;

/**
 * Writes the types of the API after the last of several saves; they can wait, as only compilers and editors read them.
 */
export class TypesWriter {
  readonly #folder: string;
  readonly #onProblems: (problems: Problem[]) => void;
  readonly #startWorker: () => TypesWorker;
  #worker: TypesWorker | undefined;
  #wanted: ContractFile | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBusy = false;
  #written: ReadonlyMap<string, string> = new Map();

  constructor(
    folder: string,
    onProblems: (problems: Problem[]) => void,
    startWorker: () => TypesWorker = () => new ApiTypesWorker(),
  ) {
    this.#folder = folder;
    this.#onProblems = onProblems;
    this.#startWorker = startWorker;
  }

  want(contract: ContractFile | undefined): void {
    this.#wanted = contract;
    this.#wait();
  }

  close(): void {
    clearTimeout(this.#timer);
    void this.#worker?.end();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const contract = this.#wanted;
    if (contract && !this.#isBusy) this.#timer = setTimeout(() => void this.#write(contract), REST_MS);
  }

  async #write(contract: ContractFile): Promise<void> {
    this.#wanted = undefined;
    this.#isBusy = true;
    this.#worker ??= this.#startWorker();
    const worker = this.#worker;
    const { value, problems } = await makeTypes(contract, (text) => worker.make(text));
    if (problems.length > 0) {
      // The worker may have crashed on its input.
      this.#worker = undefined;
      await worker.end();
    }
    try {
      if (problems.length === 0) {
        await writeDifferences(this.#folder, new Map(value), this.#written);
        this.#written = new Map(value);
      }
      this.#onProblems(problems);
    } catch (error) {
      this.#onProblems([{ file: this.#folder, line: 1, column: 1, message: `can't be written: ${error}.` }]);
    }
    this.#isBusy = false;
    this.#wait();
  }
}
