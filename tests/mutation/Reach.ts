/** Records which mutants a pass through a test file reaches, how often, and what each test costs. */
export class Reach {
  /** How often each mutant is reached outside of tests: on loading, and in code that tests share. */
  readonly outside = new Map<string, number>();
  /** Processor time that each test takes, in milliseconds, by the test's id. */
  readonly costs = new Map<string, number>();
  readonly #tests = new Map<string, Map<string, number>>();

  /** Returns the map that counts the mutants reached by a test. */
  enter(test: string): Map<string, number> {
    const reached = this.#tests.get(test) ?? new Map<string, number>();
    this.#tests.set(test, reached);
    return reached;
  }

  /** Returns the mutants that each test reaches itself. */
  get byTest(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    return this.#tests;
  }

  listMutants(): string[] {
    return [...new Set([this.outside, ...this.#tests.values()].flatMap((reached) => [...reached.keys()]))];
  }

  /** Returns how often a mutant is reached. */
  count(mutant: string): number {
    return [this.outside, ...this.#tests.values()].reduce((sum, reached) => sum + (reached.get(mutant) ?? 0), 0);
  }

  /** Lists the tests that reach a mutant: all of them if code that they share reaches it. */
  listTests(mutant: string): string[] {
    const isShared = this.outside.has(mutant);
    return [...this.#tests].flatMap(([test, reached]) => (isShared || reached.has(mutant) ? [test] : []));
  }

  listAllTests(): string[] {
    return [...this.#tests.keys()];
  }

  /** Returns the total cost of tests, in milliseconds. */
  sumCosts(tests: readonly string[]): number {
    return tests.reduce((sum, test) => sum + (this.costs.get(test) ?? 0), 0);
  }

  sortByCosts(tests: readonly string[]): string[] {
    return tests.toSorted((a, b) => this.sumCosts([a]) - this.sumCosts([b]));
  }

  /** Returns the first of these tests that take at most this many milliseconds together; dearer ones are passed over. */
  limitCosts(tests: readonly string[], milliseconds: number): string[] {
    let spent = 0;
    return tests.filter((test) => {
      const cost = this.sumCosts([test]);
      if (spent + cost > milliseconds) return false;
      spent += cost;
      return true;
    });
  }

  /**
   * Lists the mutants that a test no longer reaches in another pass: in code that runs on loading or whose result is
   * cached.
   */
  listMissingIn(other: Reach): string[] {
    const missing = new Set([...this.outside.keys()].filter((id) => !other.outside.has(id)));
    for (const [test, reached] of this.#tests) {
      const there = other.#tests.get(test);
      for (const id of reached.keys()) if (!there?.has(id)) missing.add(id);
    }
    return [...missing];
  }
}
