/** How many calls wait in this process: each reads the counts again when one ends. */
const MOST_WAITING = 50;

/** The calls of this process that are counted as failures until they end. */
export class CallsUnderWay {
  readonly #counts = new Map<string, number>();
  readonly #waiting: (() => void)[] = [];
  /** How many have ended so far. */
  ended = 0;

  get isCrowded(): boolean {
    return this.#waiting.length >= MOST_WAITING;
  }

  begin(keys: readonly string[]): void {
    for (const key of keys) this.#counts.set(key, this.count(key) + 1);
  }

  end(keys: readonly string[]): void {
    this.ended += 1;
    for (const key of keys) {
      const left = this.count(key) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    }
    for (const resume of this.#waiting.splice(0)) resume();
  }

  count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Resolves when a call ends. */
  next(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
