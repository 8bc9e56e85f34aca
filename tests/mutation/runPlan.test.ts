import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Journal } from './Journal.ts';
import { runPlan } from './runPlan.ts';
import { INSTRUMENTED_HEADER } from './Switchboard.ts';

const FILE = 'tests/mutation/fixture/countDown.ts';
const TEST = 'tests/mutation/fixture/countDown.sample.ts';

/** The file's own texts, each with the text that a mutant puts in its place. */
const MUTANTS: Readonly<Record<string, readonly [own: string, mutated: string]>> = {
  'changes what a test expects': ['at > 0', 'at > 1'],
  'keeps a loop going': ['at -= 1', 'at += 1'],
  'ends the process': ['return numbers', "process.kill(process.pid, 'SIGKILL')"],
  'leaves something behind': ['known.set(from, counted)', 'known.set(2, [2, 1, 0])'],
  'is reached while the file loads': ["['kW', 'MW']", '[]'],
  'is reached by no test': ["'nothing'", "''"],
  'changes nothing': ['from === 0', 'from <= 0'],
};

/** Mutants that no test finds: what one leaves behind affects the next test, but that doesn't count as a finding. */
const LEFT = ['leaves something behind', 'is reached by no test', 'changes nothing'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mutation-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('finds what tests see, what never ends and what ends a process, and leaves the rest', async () => {
  const texts = join(folder, 'texts');
  mkdirSync(dirname(join(texts, FILE)), { recursive: true });
  writeFileSync(join(texts, FILE), mutate(readFileSync(FILE, 'utf8')));
  const journal = new Journal(join(folder, 'journal'));
  const mutants = Object.fromEntries(Object.keys(MUTANTS).map((id) => [id, FILE]));
  const plan = {
    root: resolve(),
    texts,
    mutants,
    tests: { [TEST]: [FILE] },
    reloads: { [TEST]: [FILE] },
    budget: 2_000,
  };
  await runPlan(journal, plan, () => {});
  const { found, done, broken } = journal.read();
  expect([...broken]).toEqual([]);
  expect([...done]).toEqual([TEST]);
  expect(Object.keys(MUTANTS).filter((id) => !found.has(id))).toEqual(LEFT);
});

/** Puts every mutant into the text, as the mutator does. */
function mutate(text: string): string {
  const mutated = Object.entries(MUTANTS).reduce((all, [id, [own, other]]) => {
    expect(all).toContain(own);
    const name = JSON.stringify(id);
    if (own.startsWith('return')) {
      return all.replace(own, `stryCov_9fa48(${name}); if (stryMutAct_9fa48(${name})) ${other}; ${own}`);
    }
    return all.replace(own, `(stryMutAct_9fa48(${name}) ? ${other} : (stryCov_9fa48(${name}), ${own}))`);
  }, text);
  return INSTRUMENTED_HEADER + mutated;
}
