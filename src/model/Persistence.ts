/** Writes changes after a short delay that further changes do not extend, or at once on request. */
export class Persistence {
  readonly #write: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(write: () => void) {
    this.#write = write;
  }

  touch(): void {
    // The next change does not extend the delay: a user who types for minutes must not lose minutes of work.
    this.#timer ??= setTimeout(() => this.#end(), WRITE_DELAY);
  }

  /** Writes pending changes at once. */
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

/** In milliseconds; a killed page loses the changes of this time at most. */
const WRITE_DELAY = 250;
