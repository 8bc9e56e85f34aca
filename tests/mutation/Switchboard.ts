/** What ends a mutant that makes a loop endless. */
export interface Limits {
  /** How often it may be passed. */
  passes: number;
  /** How long the processor may work while it is on. */
  milliseconds: number;
}

/** Switches one mutant on at a time, and notes which mutants are reached; one for a process, in `globalThis`. */
export class Switchboard {
  /** How often each mutant is reached from now on, if that is to be noted. */
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

  /** Switches off what is on, and returns whether it was endless. */
  turnOff(): boolean {
    this.#active = undefined;
    return this.#isEndless;
  }

  /** Whether a mutant is on; throws once it has proved to be endless. */
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

/** The switchboard of this process, which instrumented files find as `__mutants__`. */
export function getSwitchboard(): Switchboard {
  const place: typeof globalThis & { __mutants__?: Switchboard } = globalThis;
  place.__mutants__ ??= new Switchboard();
  return place.__mutants__;
}

/** What each instrumented file begins with: the functions that its mutants call, by the names that the mutator gives them. */
export const INSTRUMENTED_HEADER = `
function stryMutAct_9fa48(id) { return globalThis.__mutants__.isActive(id); }
function stryCov_9fa48() { if (globalThis.__mutants__.reached) globalThis.__mutants__.note(arguments); }
`;
