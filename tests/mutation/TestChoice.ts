import type { Reach } from './Reach.ts';

/** What a test reaches of a file. */
interface Share {
  /** Equal for tests that reach the same mutants of the file. */
  key: number;
  count: number;
}

/** Sorts the tests that reach a mutant by how likely they are to find it. */
export class TestChoice {
  readonly #reach: Reach;
  readonly #mutants: Readonly<Record<string, string>>;
  /** By test and file. */
  readonly #shares = new Map<string, Map<string, Share>>();

  /** Takes the file of each mutant, by the mutant's id. */
  constructor(reach: Reach, mutants: Readonly<Record<string, string>>) {
    this.#reach = reach;
    this.#mutants = mutants;
    for (const [test, reached] of reach.byTest) this.#shares.set(test, this.#measure(reached.keys()));
  }

  /**
   * Lists the tests that reach a mutant: those first that reach most of its file, and of those that reach the same, one
   * after another in turns with the others.
   */
  sortTests(mutant: string): string[] {
    const file = this.#mutants[mutant] ?? '';
    const groups = new Map<number, { count: number; tests: string[] }>();
    for (const test of this.#reach.sortByCosts(this.#reach.listTests(mutant))) {
      const { key, count } = this.#shares.get(test)?.get(file) ?? { key: 0, count: 0 };
      const group = groups.get(key) ?? { count, tests: [] };
      groups.set(key, group);
      group.tests.push(test);
    }
    const sorted = [...groups.values()].toSorted((a, b) => b.count - a.count).map(({ tests }) => tests);
    const turns = Math.max(0, ...sorted.map(({ length }) => length));
    return Array.from({ length: turns }, (_, turn) => sorted.flatMap((tests) => tests[turn] ?? [])).flat();
  }

  #measure(mutants: Iterable<string>): Map<string, Share> {
    const shares = new Map<string, Share>();
    for (const id of mutants) {
      const file = this.#mutants[id] ?? '';
      const { key, count } = shares.get(file) ?? { key: 0, count: 0 };
      shares.set(file, { key: key + scatter(Number(id)), count: count + 1 });
    }
    return shares;
  }
}

/** Returns a number between 0 and 1 that looks random, so that sums of different sets differ. */
function scatter(value: number): number {
  const sine = Math.sin(value + 1) * 10_000;
  return sine - Math.floor(sine);
}
