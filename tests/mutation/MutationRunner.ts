import { setMaxListeners } from 'node:events';
import type { RunnerTestFile, RunnerTestSuite } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import { VitestTestRunner } from 'vitest/runners';
import { Journal } from './Journal.ts';
import { judgeMutants } from './judgeMutants.ts';
import { getSwitchboard } from './Switchboard.ts';

getSwitchboard();
// Tests that run repeatedly listen to the same signals.
setMaxListeners(0);

/** Collects each test file as Vitest does, then runs it repeatedly with one mutant switched on at a time. */
export default class MutationRunner extends VitestTestRunner {
  #isReporting = false;

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    suite.mode = 'skip';
    await super.onBeforeRunSuite(suite);
  }

  override async onAfterRunFiles(files?: RunnerTestFile[]): Promise<void> {
    if (this.#isReporting) return;
    // The collected tests are reported first, as all runners of a process share one queue of reports.
    this.#isReporting = true;
    await startTests([], this);
    this.#isReporting = false;
    const journal = new Journal(process.env.MUTATION_FOLDER ?? '');
    for (const file of files ?? []) await judgeMutants(file, this, journal);
    super.onAfterRunFiles();
  }
}
