import { relative } from 'node:path';
import type { RunnerTestFile } from 'vitest';
import type { VitestTestRunner } from 'vitest/runners';
import type { Journal, Plan } from './Journal.ts';
import { ModuleGraph } from './ModuleGraph.ts';
import { type Pass, QuietRunner } from './QuietRunner.ts';
import { Reach } from './Reach.ts';
import { getSwitchboard, type Limits } from './Switchboard.ts';
import { TestChoice } from './TestChoice.ts';

/** How many mutants are judged before the tests must pass again without any. */
const BATCH = 100;

/**
 * How many times longer a pass may take, and how many times more often it may reach a mutant, than without the mutant.
 */
const ENDLESS = 20;

/** Milliseconds that any pass may take: of processor time, and by the clock, which other processes slow down. */
const ALLOWED = { processor: 500, clock: 60_000 };

/** How many times longer than on the processor a pass may take by the clock, as other processes run beside it. */
const CLOCK_PER_PROCESSOR = 4;

/** Milliseconds that a shorter pass counts as, since a busy machine may delay it. */
const SHORTEST = 1_000;

interface Trial {
  id: string;
  only: ReadonlySet<string>;
  limits: Limits;
  /** The file to load again, if the mutant is reached while its file loads. */
  reload?: string;
}

/**
 * Judges the mutants that a test file reaches, in the process that has loaded it; writes the results to the journal.
 */
export async function judgeMutants(file: RunnerTestFile, outer: VitestTestRunner, journal: Journal): Promise<void> {
  const plan = journal.readPlan();
  const runner = new QuietRunner(file, outer);
  // A private field: the modules of this process.
  const modules = new ModuleGraph(plan.root, Reflect.get(runner, 'moduleRunner').evaluatedModules);
  await new Judge(relative(plan.root, file.filepath), runner, modules, journal, plan).judge();
  journal.say(undefined);
}

class Judge {
  readonly #test: string;
  readonly #runner: QuietRunner;
  readonly #modules: ModuleGraph;
  readonly #journal: Journal;
  readonly #plan: Plan;
  /** Whether the tests can only run after importing the file again. */
  #importsAlways = false;

  constructor(test: string, runner: QuietRunner, modules: ModuleGraph, journal: Journal, plan: Plan) {
    this.#test = test;
    this.#runner = runner;
    this.#modules = modules;
    this.#journal = journal;
    this.#plan = plan;
  }

  async judge(): Promise<void> {
    const { tests, reloads, mutants, budget } = this.#plan;
    const own = new Set(tests[this.#test]);
    const loaded = reloads[this.#test] ?? [];
    const [first, again] = [new Reach(), new Reach()];
    const canRun = (await this.#measure(first, loaded)) && (await this.#measureAgain(again));
    if (!canRun) return this.#journal.write({ broken: this.#test, reason: this.#runner.failure ?? '' });
    const { found } = this.#journal.read();
    const isOpen = (id: string) => !found.has(id) && own.has(mutants[id] ?? '');
    const late = first.listMissingIn(again).filter((id) => loaded.includes(mutants[id] ?? ''));
    const choice = new TestChoice(again, mutants);
    const reached = again.listMutants();
    const trials = reached
      .filter(isOpen)
      .map((id) => createTrial(id, again, again.limitCosts(choice.sortTests(id), budget)));
    const all = first.limitCosts(first.sortByCosts(first.listAllTests()), budget);
    const reloading = late.filter(isOpen).map((id) => ({ ...createTrial(id, first, all), reload: mutants[id] ?? '' }));
    for (const batch of [trials, reloading]) {
      const open = batch.filter(({ only }) => only.size > 0);
      for (const id of await this.#judgeAll(open)) found.add(id);
    }
    this.#journal.writeReach(this.#test, reached);
    this.#journal.write({ test: this.#test, loads: this.#modules.listLoads(this.#test) });
    this.#journal.write({ done: this.#test });
  }

  /** Runs all tests with files loaded again, and records what they reach. */
  async #measure(reach: Reach, loaded: readonly string[]): Promise<boolean> {
    this.#say(null);
    const started = performance.now();
    const passes = await this.#run({ reach, imports: true }, loaded);
    const passTime = performance.now() - started;
    this.#runner.limitWaiting(ENDLESS * Math.max(passTime, SHORTEST));
    return passes && this.#run({ imports: true, only: new Set() });
  }

  /** Runs all tests as they are; tests that can't run twice are created anew for each pass. */
  async #measureAgain(reach: Reach): Promise<boolean> {
    if (await this.#run({ reach })) return true;
    this.#importsAlways = true;
    return this.#run({ reach });
  }

  /**
   * Judges mutants in batches; if tests fail without any mutant after a batch, judges its findings again with
   * everything reloaded.
   */
  async #judgeAll(trials: readonly Trial[]): Promise<string[]> {
    const all: string[] = [];
    for (let at = 0; at < trials.length; at += BATCH) {
      // The other process may have found some meanwhile.
      const known = this.#journal.read().found;
      const batch = trials.slice(at, at + BATCH).filter(({ id }) => !known.has(id));
      if (batch.length === 0) continue;
      let found = await this.#judgeBatch(batch);
      if (!(await this.#isIntact(batch))) {
        const doubtful = batch.filter(({ id }) => found.includes(id));
        found = await this.#judgeBatch(doubtful, true);
        await this.#loadAll();
      }
      if (found.length > 0) this.#journal.write({ found, by: this.#test });
      all.push(...found);
    }
    return all;
  }

  async #judgeBatch(batch: readonly Trial[], loadsAll = false): Promise<string[]> {
    const found: string[] = [];
    for (const trial of batch) {
      this.#say(trial);
      if (loadsAll) await this.#loadAll();
      if (await this.#finds(trial)) found.push(trial.id);
    }
    return found;
  }

  async #finds({ id, only, limits, reload }: Trial): Promise<boolean> {
    const board = getSwitchboard();
    board.turnOn(id, limits);
    const passes = await this.#run({ only }, reload === undefined ? [] : [reload]);
    return board.turnOff() || !passes;
  }

  /** Whether the tests of a batch pass when no mutant is switched on. */
  #isIntact(batch: readonly Trial[]): Promise<boolean> {
    this.#say(null);
    const only = new Set(batch.flatMap((trial) => [...trial.only]));
    return this.#run({ only, imports: true }, [...new Set(batch.flatMap(({ reload }) => reload ?? []))]);
  }

  async #loadAll(): Promise<void> {
    this.#modules.unloadAll();
    if (!(await this.#run({ imports: true }))) throw new Error(`${this.#test} fails: ${this.#runner.failure}`);
  }

  #run(pass: Pass, unload: readonly string[] = []): Promise<boolean> {
    const imports = pass.imports || this.#importsAlways || unload.length > 0;
    if (imports) this.#modules.unload([...unload, this.#test]);
    return this.#runner.run({ ...pass, imports });
  }

  #say(trial: Trial | null): void {
    const allowed = trial ? ALLOWED.clock + CLOCK_PER_PROCESSOR * trial.limits.milliseconds : ENDLESS * ALLOWED.clock;
    this.#journal.say({ test: this.#test, mutant: trial?.id ?? null, until: Date.now() + allowed });
  }
}

/** Creates the trial of a mutant by these tests, with the limits beyond which it counts as endless. */
function createTrial(id: string, reach: Reach, tests: readonly string[]): Trial {
  const milliseconds = ALLOWED.processor + ENDLESS * reach.sumCosts(tests);
  return { id, only: new Set(tests), limits: { passes: 1000 + ENDLESS * reach.count(id), milliseconds } };
}
