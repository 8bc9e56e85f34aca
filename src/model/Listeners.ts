/** Callbacks by name. */
export class Listeners {
  readonly #byName = new Map<string, Set<() => void>>();

  /** Adds a listener and returns a function that removes it. */
  add(name: string, listener: () => void): () => void {
    const own = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, own.add(listener));
    return () => own.delete(listener);
  }

  call(name: string): void {
    for (const listener of this.#byName.get(name) ?? []) listener();
  }
}
