import type { RunnerTask, RunnerTestCase, RunnerTestFile } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { VitestTestRunner } from 'vitest/runners';
import type { Reach } from './Reach.ts';
import { getSwitchboard } from './Switchboard.ts';

export interface Pass {
  /** Whether to import the file again, so that its tests are created anew. */
  imports?: boolean;
  /** The ids of the tests to run; if absent, all tests run. */
  only?: ReadonlySet<string>;
  /** Records which mutants are reached, and how long each test takes. */
  reach?: Reach;
}

/** Runs one test file any number of times without reporting to Vitest, and stops at the first failure. */
export class QuietRunner extends VitestTestRunner {
  /** The first failure of the last pass. */
  failure: string | undefined;
  #file: RunnerTestFile;
  #pass: Pass = {};
  #cpuBefore = process.cpuUsage();

  constructor(file: RunnerTestFile, outer: VitestTestRunner) {
    super({ ...outer.config, passWithNoTests: true });
    this.#file = file;
    // Vitest sets these fields, which it declares private, on the runner that it creates itself.
    Object.assign(this, { moduleRunner: Reflect.get(outer, 'moduleRunner'), _otel: Reflect.get(outer, '_otel') });
  }

  /** Ends tests that wait longer than this many milliseconds; takes effect when the file is imported again. */
  limitWaiting(milliseconds: number): void {
    this.config.testTimeout = milliseconds;
    this.config.hookTimeout = milliseconds;
  }

  /** Runs the tests of a pass; returns whether all of them passed. */
  async run(pass: Pass): Promise<boolean> {
    this.#pass = pass;
    this.failure = undefined;
    const board = getSwitchboard();
    board.reached = pass.reach?.outside;
    const failByRejection = (error: unknown) => this.#fail(String(error));
    process.on('unhandledRejection', failByRejection);
    const [file] = await startTests(pass.imports ? [this.#file.filepath] : [], this);
    process.off('unhandledRejection', failByRejection);
    board.reached = undefined;
    if (file && hasFailed(file)) this.#fail(describeFailure(file));
    if (pass.imports && file && this.failure === undefined) this.#file = file;
    return this.failure === undefined;
  }

  /** Reuses the tests that were collected before, unless the file is imported again. */
  onCollected(files: RunnerTestFile[]): void {
    if (files.length === 0) {
      reset(this.#file);
      files.push(this.#file);
    }
    for (const file of files) {
      remember(file);
      if (this.#pass.only) restrict(file, this.#pass.only);
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.failure !== undefined) test.mode = 'skip';
    else if (this.#pass.reach) {
      getSwitchboard().reached = this.#pass.reach.enter(test.id);
      this.#cpuBefore = process.cpuUsage();
    }
    await super.onBeforeRunTask(test);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    const { reach } = this.#pass;
    if (reach) {
      const { user, system } = process.cpuUsage(this.#cpuBefore);
      reach.costs.set(test.id, (user + system) / 1000);
      getSwitchboard().reached = reach.outside;
    }
    if (test.result?.state === 'fail') this.#fail(describeFailure(test));
    super.onAfterRunTask(test);
  }

  /** Keeps the state of snapshots from pass to pass, and reports nothing. */
  override async onAfterRunSuite(): Promise<void> {}

  override onAfterRunFiles(): void {}

  #fail(reason: string): void {
    this.failure ??= reason;
  }
}

/** The mode and the children that each task was collected with. */
const collected = new WeakMap<RunnerTask, Pick<RunnerTask, 'mode'> & { tasks: RunnerTask[] }>();

function remember(task: RunnerTask): void {
  const tasks = task.type === 'suite' ? task.tasks : [];
  if (!collected.has(task)) collected.set(task, { mode: task.mode, tasks });
  for (const child of tasks) remember(child);
}

/** Resets tasks that have run, for another pass. */
function reset(task: RunnerTask): void {
  const { mode, tasks } = collected.get(task) ?? { mode: task.mode, tasks: [] };
  task.mode = mode;
  delete task.result;
  if (task.type === 'suite') task.tasks = tasks;
  for (const child of tasks) reset(child);
}

/** Removes all tests but these, and suites without any of them; returns whether a test is left. */
function restrict(task: RunnerTask, only: ReadonlySet<string>): boolean {
  if (task.type !== 'suite') return only.has(task.id);
  task.tasks = task.tasks.filter((child) => restrict(child, only));
  return task.tasks.length > 0;
}

function hasFailed(task: RunnerTask): boolean {
  return task.result?.state === 'fail' || (task.type === 'suite' && task.tasks.some(hasFailed));
}

function describeFailure(task: RunnerTask): string {
  const failed = task.type === 'suite' ? task.tasks.find(hasFailed) : undefined;
  if (failed) return describeFailure(failed);
  return `${task.name}: ${task.result?.errors?.[0]?.message ?? 'failed'}`;
}
