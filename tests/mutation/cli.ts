import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type FileScore, joinScores, parseReport, toScore } from './score.ts';

/** What is mutated, by the folder of its tests; code that renders or starts a process is left out. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  model: listFiles('src/model'),
  codegen: listFiles('codegen').filter((file) => !/(cli|Worker)\.ts$/.test(file)),
  widgets: listFiles('widgets').filter((file) => !/from 'react'|document\./.test(readFileSync(file, 'utf8'))),
  server: ['accounts', 'components', 'projects', 'records'].flatMap((folder) => listFiles(`server/${folder}`)),
};

/** Percent of the mutants that have to be found, in all and in each file. */
const LEAST = 92;
const LEAST_PER_FILE = 80;

/**
 * Changes the product in thousands of small ways and runs the tests that reach each of them. Arguments limit the run to
 * parts (`model`) or files (`src/model/rules.ts`); `--survivors` prints what no test found.
 */
function main(): void {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { survivors: { type: 'boolean' } } });
  execFileSync('npm', ['ci', '--prefix', 'tests/mutation', '--loglevel=error'], { stdio: 'inherit' });
  const scores = Object.entries(PARTS).flatMap(([part, files]) => {
    const chosen = files.filter(
      (file) => positionals.length === 0 || [part, file].some((it) => positionals.includes(it)),
    );
    return groupByTests(part, chosen).flatMap((group) => judge(part, group));
  });
  report(scores, values.survivors ?? false);
  const total = toScore(scores.flatMap(({ mutants }) => mutants));
  const isTooLow = total < LEAST || scores.some(({ score }) => score < LEAST_PER_FILE);
  process.exitCode = isTooLow || scores.length === 0 ? 1 : 0;
}

/** What the tests of a group find too little of in a file is judged again by all tests of the part. */
function judge(part: string, group: Group): FileScore[] {
  const scores = mutate(part, group.files, group.tests);
  const tests = allTests(part);
  return scores.map((score) => {
    if (score.score >= LEAST_PER_FILE || group.tests === tests) return score;
    const ranges = score.mutants.filter(({ isFound }) => !isFound).map(({ range }) => `${score.file}:${range}`);
    const again = mutate(part, [...new Set(ranges)], tests).flatMap(({ mutants }) => mutants);
    const joined = joinScores(score, again);
    console.log(`${part}: ${describe(joined)}, by all tests`);
    return joined;
  });
}

interface Group {
  files: string[];
  /** The test files that judge them, or a pattern for all of the part. */
  tests: string;
}

/**
 * Files that are imported by the same tests are mutated together; one that no test imports is judged by the tests that
 * share a word with its name, else by all.
 */
function groupByTests(part: string, files: readonly string[]): Group[] {
  const texts = new Map(
    listFiles(`tests/${part}`, '.test.ts').map((file) => [file, readFileSync(file, 'utf8')] as const),
  );
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const name = `#${file.replace(/^src\//, '')}'`;
    const importing = [...texts].filter(([, text]) => text.includes(name)).map(([test]) => test);
    const named = importing.length > 0 ? importing : [...texts.keys()].filter((test) => sharesWord(file, test));
    const tests = named.length === 0 ? allTests(part) : named.join();
    groups.set(tests, [...(groups.get(tests) ?? []), file]);
  }
  return [...groups].map(([tests, members]) => ({ tests, files: members }));
}

/** Whether `checkDerived.ts` and `derivedProblems.test.ts` are about the same. */
function sharesWord(file: string, test: string): boolean {
  const words = toWords(file);
  return toWords(test).some((word) => words.includes(word));
}

/** The words of a file's name, in the singular and without verbs that many names begin with. */
function toWords(file: string): string[] {
  const words = basename(file)
    .replace(/\..*$/, '')
    .split(/(?=[A-Z])/);
  return words.map((word) => word.toLowerCase().replace(/s$/, '')).filter((word) => !COMMON_WORDS.has(word));
}

const COMMON_WORDS = new Set('check compile create find is kind list merge problem read to'.split(' '));

function allTests(part: string): string {
  return `tests/${part}/**/*.test.ts`;
}

/** Mutates files, or ranges of files, and judges each mutant by these tests. */
function mutate(part: string, targets: readonly string[], tests: string): FileScore[] {
  const stryker = 'tests/mutation/node_modules/.bin/stryker';
  execFileSync(stryker, ['run', 'tests/mutation/stryker.config.json', '--mutate', targets.join()], {
    env: { ...process.env, MUTATION_TESTS: tests },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const scores = parseReport(readFileSync('test-results/mutation.json', 'utf8'));
  for (const score of scores) console.log(`${part}: ${describe(score)}`);
  return scores;
}

function report(scores: readonly FileScore[], showsSurvivors: boolean): void {
  for (const { file, score, mutants } of scores.toSorted((a, b) => b.score - a.score)) {
    console.log(describe({ file, score, mutants }));
    if (!showsSurvivors) continue;
    for (const { line, replacement } of mutants.filter(({ isFound }) => !isFound)) {
      console.log(`          ${file}:${line} ${replacement}`);
    }
  }
  const all = scores.flatMap(({ mutants }) => mutants);
  console.log(`${toScore(all).toFixed(1).padStart(6)} %  of ${all.length} mutants in ${scores.length} files`);
}

function describe({ file, score, mutants }: FileScore): string {
  const found = mutants.filter(({ isFound }) => isFound).length;
  return `${score.toFixed(1).padStart(6)} %  ${file} (${found} of ${mutants.length})`;
}

function listFiles(folder: string, ending = '.ts'): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

main();
