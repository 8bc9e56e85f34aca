/** Writes what has changed a moment later, however long the changes go on, or at once where that is asked for. */
export class Persistence {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => void) {
    this.#write = write;
  }

  touch(): void {
    // Not put off by the next change: whoever types for minutes must not lose minutes.
    this.#timer ??= setTimeout(() => this.#end(), WRITE_DELAY);
  }

  /** Writes what is still to be written. */
  flush(): void {
    if (this.#timer !== undefined) this.#end();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #end(): void {
    this.cancel();
    this.#write();
  }
}

/** Milliseconds; what a killed page loses at most. */
const WRITE_DELAY = 250;
