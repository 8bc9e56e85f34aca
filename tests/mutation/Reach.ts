/** Which mutants a pass through a test file reaches, how often, and what each test costs. */
export class Reach {
  /** Reached outside of tests: on loading, and by what tests share. */
  readonly outside = new Map<string, number>();
  /** Milliseconds of the processor that each test takes, by its id. */
  readonly costs = new Map<string, number>();
  readonly #tests = new Map<string, Map<string, number>>();

  /** Where the mutants are noted that a test reaches. */
  enter(test: string): Map<string, number> {
    const reached = this.#tests.get(test) ?? new Map<string, number>();
    this.#tests.set(test, reached);
    return reached;
  }

  listMutants(): string[] {
    return [...new Set([this.outside, ...this.#tests.values()].flatMap((reached) => [...reached.keys()]))];
  }

  /** How often a mutant is reached. */
  count(mutant: string): number {
    return [this.outside, ...this.#tests.values()].reduce((sum, reached) => sum + (reached.get(mutant) ?? 0), 0);
  }

  /** The ids of the tests that take so many milliseconds at most, and of the others. */
  splitTests(milliseconds: number): Record<'quick' | 'slow', ReadonlySet<string>> {
    const tests = [...this.#tests.keys()];
    const isQuick = (test: string) => (this.costs.get(test) ?? 0) <= milliseconds;
    return { quick: new Set(tests.filter(isQuick)), slow: new Set(tests.filter((test) => !isQuick(test))) };
  }

  /** The tests that reach a mutant: all, where what they share reaches it. */
  listTests(mutant: string): string[] {
    const tests = [...this.#tests];
    return (this.outside.has(mutant) ? tests : tests.filter(([, reached]) => reached.has(mutant))).map(
      ([test]) => test,
    );
  }

  /** The mutants that are reached less in another pass: what runs on loading, or where something is kept. */
  listMissingIn(other: Reach): string[] {
    const missing = new Set([...this.outside.keys()].filter((id) => !other.outside.has(id)));
    for (const [test, reached] of this.#tests) {
      const there = other.#tests.get(test);
      for (const id of reached.keys()) if (!there?.has(id)) missing.add(id);
    }
    return [...missing];
  }
}
