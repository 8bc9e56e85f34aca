/** Results that codegen keeps between runs, so that a save regenerates only what it affects. */
export class Memory {
  #kept = new Map<string, Kept>();
  #used = new Map<string, Kept>();

  /**
   * Returns the value that was made under this name from the same parts, compared by identity; otherwise makes it. A
   * name must always be used with the same `make`.
   */
  recall<Value>(name: string, parts: readonly unknown[], make: () => Value): Value {
    const kept = this.#used.get(name) ?? this.#kept.get(name);
    const found = kept && isSame(kept.parts, parts) ? kept : { parts, value: make() };
    this.#used.set(name, found);
    // The value of a name always comes from the same `make`.
    return found.value as Value;
  }

  /** Ends a run: results that it did not use are dropped, unless a problem stopped it early. */
  endRun({ isWhole }: { isWhole: boolean }): void {
    this.#kept = isWhole ? this.#used : new Map([...this.#kept, ...this.#used]);
    this.#used = new Map();
  }
}

interface Kept {
  parts: readonly unknown[];
  value: unknown;
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}
