/** The limits after which a mutant counts as endless. */
export interface Limits {
  /** How often the mutant may be executed. */
  passes: number;
  /** The processor time that may pass while it is switched on. */
  milliseconds: number;
}

/** Switches on one mutant at a time, and counts which mutants are reached; one per process, in `globalThis`. */
export class Switchboard {
  /** How often each mutant has been reached; undefined while nobody counts. */
  reached: Map<string, number> | undefined;
  #active: string | undefined;
  #limits: Limits = { passes: 0, milliseconds: 0 };
  #passes = 0;
  #isEndless = false;
  #cpuBefore = process.cpuUsage();

  turnOn(id: string, limits: Limits): void {
    this.#active = id;
    this.#limits = limits;
    this.#passes = 0;
    this.#isEndless = false;
    this.#cpuBefore = process.cpuUsage();
  }

  /** Switches off the active mutant, and returns whether it was endless. */
  turnOff(): boolean {
    this.#active = undefined;
    return this.#isEndless;
  }

  /** Whether a mutant is switched on; throws once it has proved to be endless. */
  isActive(id: string): boolean {
    if (id !== this.#active) return false;
    this.#passes += 1;
    if (this.#passes > this.#limits.passes || (this.#passes % 1024 === 0 && this.#isTooLong())) this.#isEndless = true;
    if (this.#isEndless) throw new Error('A mutant is endless');
    return true;
  }

  note(ids: Iterable<string>): void {
    const { reached } = this;
    if (!reached) return;
    for (const id of ids) reached.set(id, (reached.get(id) ?? 0) + 1);
  }

  #isTooLong(): boolean {
    const { user, system } = process.cpuUsage(this.#cpuBefore);
    return (user + system) / 1000 > this.#limits.milliseconds;
  }
}

/** Returns the switchboard of this process, which instrumented files find as `__mutants__`. */
export function getSwitchboard(): Switchboard {
  const place: typeof globalThis & { __mutants__?: Switchboard } = globalThis;
  place.__mutants__ ??= new Switchboard();
  return place.__mutants__;
}

/**
 * The beginning of each instrumented file: the functions that its mutants call, under the names that the mutator
 * expects.
 */
export const INSTRUMENTED_HEADER = `
function stryMutAct_9fa48(id) { return globalThis.__mutants__.isActive(id); }
function stryCov_9fa48() { if (globalThis.__mutants__.reached) globalThis.__mutants__.note(arguments); }
`;
