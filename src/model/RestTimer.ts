/** Calls `onRest` once `touch` has not been called for a given time. */
export class RestTimer {
  readonly #rest: number;
  readonly #now: () => number;
  readonly #onRest: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;

  /** `rest` in milliseconds. */
  constructor({ rest, now, onRest }: { rest: number; now: () => number; onRest: () => void }) {
    this.#rest = rest;
    this.#now = now;
    this.#onRest = onRest;
  }

  // One timer keeps running until typing pauses: restarting it would cost more per key than everything else.
  touch(): void {
    this.#due = this.#now() + this.#rest;
    if (this.#timer === undefined) this.#wait(this.#rest);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #wait(delay: number): void {
    this.#timer = setTimeout(() => {
      const left = this.#due - this.#now();
      if (left > 0) return this.#wait(left);
      this.#timer = undefined;
      this.#onRest();
    }, delay);
  }
}
