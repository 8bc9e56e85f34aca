import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import type { Findings, Journal, Plan } from './Journal.ts';

const LOOK_EVERY = 2_000;

/** How many test files one start of Vitest runs. */
const AT_ONCE = 4;

/** Each lane runs a Vitest with one process, as Vitest shares files out among its processes before it knows their costs. */
const LANES = ['a', 'b'];

/**
 * Runs all test files of a plan; a process that a mutant ends or keeps busy is replaced, and the mutant counts as
 * found.
 */
export async function runPlan(journal: Journal, plan: Plan, onProgress: (findings: Findings) => void): Promise<void> {
  const running = new Set<string>();
  const runLane = async (lane: string): Promise<void> => {
    for (;;) {
      const { done, broken } = journal.read();
      const open = Object.entries(plan.tests)
        .filter(([test]) => !done.has(test) && !broken.has(test) && !running.has(test))
        .toSorted(([a], [b]) => Number(isSlow(a)) - Number(isSlow(b)));
      const tests = Object.fromEntries(open.slice(0, AT_ONCE));
      const names = Object.keys(tests);
      if (names.length === 0) return;
      for (const test of names) running.add(test);
      journal.writePlan(lane, { ...plan, tests });
      const ended = await runVitest(journal, { lane, tests: names, onProgress });
      for (const test of names) running.delete(test);
      const { done: doneNow, broken: brokenNow } = journal.read();
      if (ended === 0 && !names.some((test) => doneNow.has(test) || brokenNow.has(test))) {
        throw new Error(`No test file could be run; see ${join(journal.folder, 'vitest.log')}.`);
      }
    }
  };
  await Promise.all(LANES.map(runLane));
}

interface LaneRun {
  lane: string;
  tests: readonly string[];
  onProgress: (findings: Findings) => void;
}

/** Whether tests try many random inputs: those are run last, when others have found most mutants. */
function isSlow(test: string): boolean {
  return test.includes('.property.');
}

/** Runs Vitest once; returns how many mutants have ended a process. */
async function runVitest(journal: Journal, { lane, tests, onProgress }: LaneRun): Promise<number> {
  const log = openSync(join(journal.folder, 'vitest.log'), 'a');
  const child = spawn('node_modules/.bin/vitest', ['run', '--config', 'tests/mutation/vitest.config.ts'], {
    stdio: ['ignore', log, log],
    env: { ...process.env, MUTATION_FOLDER: journal.folder, MUTATION_LANE: lane },
  });
  const timer = setInterval(() => {
    for (const { pid, until } of journal.readDoings()) if (Date.now() > until) endProcess(pid);
    onProgress(journal.read());
  }, LOOK_EVERY);
  await new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  clearInterval(timer);
  let count = 0;
  for (const { pid, mutant, test } of journal.readDoings()) {
    if (!tests.includes(test)) continue;
    if (mutant === null) journal.write({ broken: test, reason: 'it ends its process or takes too long' });
    else journal.write({ ended: mutant });
    count += 1;
    journal.forget(pid);
  }
  return count;
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // The process has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
