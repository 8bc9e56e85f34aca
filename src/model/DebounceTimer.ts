/** Calls `onPause` once `touch` has not been called for a given time. */
export class DebounceTimer {
  readonly #delay: number;
  readonly #now: () => number;
  readonly #onPause: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #due = 0;

  /** `delay` in milliseconds. */
  constructor({ delay, now, onPause }: { delay: number; now: () => number; onPause: () => void }) {
    this.#delay = delay;
    this.#now = now;
    this.#onPause = onPause;
  }

  // One timer keeps running until typing pauses: restarting it would cost more per key than everything else.
  touch(): void {
    this.#due = this.#now() + this.#delay;
    if (this.#timer === undefined) this.#wait(this.#delay);
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
      this.#onPause();
    }, delay);
  }
}
