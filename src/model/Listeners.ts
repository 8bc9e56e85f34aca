/** Callbacks by name. */
export class Listeners {
  readonly #byName = new Map<string, Set<() => void>>();

  /** Answers what takes the listener away again. */
  add(name: string, listener: () => void): () => void {
    const own = this.#byName.get(name) ?? new Set();
    this.#byName.set(name, own.add(listener));
    return () => own.delete(listener);
  }

  call(name: string): void {
    for (const listener of this.#byName.get(name) ?? []) listener();
  }
}
