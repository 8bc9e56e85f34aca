import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument } from './instrument.ts';
import { type Findings, Journal } from './Journal.ts';
import { findOwnTests, planCoveringTests, planImportingTests, planOwnTests, planSurvey } from './planTests.ts';
import { runPlan } from './runPlan.ts';
import { ScoreRecord } from './ScoreRecord.ts';
import { type FileScore, scoreFiles, toScore } from './score.ts';

/** The mutated files, by the folder of their tests; code that renders or starts a process is left out. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  model: listFiles('src/model'),
  codegen: listFiles('codegen').filter((file) => !/(cli|Worker)\.ts$/.test(file)),
  widgets: listFiles('widgets').filter((file) => !/from 'react'|document\./.test(readFileSync(file, 'utf8'))),
  server: ['accounts', 'components', 'projects', 'records', 'reference', 'trash'].flatMap((folder) =>
    listFiles(`server/${folder}`),
  ),
};

/** Tests that walk through everything or start processes: others find the same mutants sooner. */
const LEFT_OUT = new Set([
  ...[
    'attacks',
    'fillAccount',
    'folderLock',
    'preparedStatements',
    'referenceCommand',
    'resetStore',
    'seed',
    'startOutput',
    'tryStored',
    'userCommand',
    'verdicts',
  ].map((name) => `tests/server/${name}.test.ts`),
  ...['cli', 'fifteenthKind', 'generatedModules', 'kindCommand'].map((name) => `tests/codegen/${name}.test.ts`),
]);

/** Percentage of mutants that tests must find, in all files together and in each file. */
const LEAST = 92;
const LEAST_PER_FILE = 80;

/** Scores of earlier runs, which are committed: a whole run takes hours. */
const RECORD = 'tests/mutation/scores.json';

/**
 * Changes the product in thousands of small ways and runs the tests that reach each change. Files whose score is known from
 * an earlier run are left out, unless they or their tests have changed. Arguments limit the run to parts (`model`) or files
 * (`src/model/rules.ts`); such files, and with `--anew` all, are always judged. `--survivors` prints the changes that no
 * test found.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { survivors: { type: 'boolean' }, anew: { type: 'boolean' } },
  });
  const record = new ScoreRecord(RECORD, findAllOwnTests());
  const scores: FileScore[] = [];
  const open = new Map<string, string[]>();
  for (const [part, files] of Object.entries(PARTS)) {
    const isWhole = positionals.length === 0 || positionals.includes(part);
    for (const file of files.filter((it) => isWhole || positionals.includes(it))) {
      const known = values.anew || positionals.includes(file) ? undefined : record.get(file);
      if (known) scores.push(known);
      else open.set(part, [...(open.get(part) ?? []), file]);
    }
  }
  if (open.size > 0)
    execFileSync('npm', ['ci', '--prefix', 'tests/mutation', '--loglevel=error'], { stdio: 'inherit' });
  for (const [part, files] of open) scores.push(...(await judgePart(part, files, record)));
  report(scores, values.survivors ?? false);
  const isTooLow = toScore(scores) < LEAST || scores.some(({ score }) => score < LEAST_PER_FILE);
  process.exitCode = isTooLow || scores.length === 0 ? 1 : 0;
}

function findAllOwnTests(): Map<string, readonly string[]> {
  return new Map(
    Object.entries(PARTS).flatMap(([part, files]) => [
      ...findOwnTests(files, { sources: files, tests: listTests(part) }),
    ]),
  );
}

function listTests(part: string): string[] {
  return listFiles(`tests/${part}`, '.test.ts').filter((test) => !LEFT_OUT.has(test));
}

/**
 * Judges files by the tests of their part in growing circles, as long as too few of their mutants are found. A file's score
 * is kept as soon as it is high enough, so that a run that was ended can be continued.
 */
async function judgePart(part: string, files: readonly string[], record: ScoreRecord): Promise<FileScore[]> {
  const folder = resolve('test-results/mutation', part);
  rmSync(folder, { recursive: true, force: true });
  const { mutants, texts } = await instrument(files);
  const withoutMutants = files.filter((file) => !mutants.some((mutant) => mutant.file === file));
  record.keep(withoutMutants.map((file) => ({ file, count: 0, found: 0, score: 100, survivors: [] })));
  const plan = {
    root: resolve(),
    texts: join(folder, 'texts'),
    mutants: Object.fromEntries(mutants.map(({ id, file }) => [id, file])),
  };
  for (const [file, text] of texts) writeText(join(plan.texts, file), text);
  const all = { sources: PARTS[part] ?? [], tests: listTests(part) };
  let journal = new Journal(folder);
  const judge = async (what: string, circle: Circle) => {
    journal = journal.continueIn(join(folder, what));
    await runPlan(journal, { ...plan, ...circle }, (findings) => {
      if (!isTimeToShow()) return;
      const { found, done } = findings;
      console.log(
        `${part}: ${what}: found ${found.size} of ${mutants.length} mutants; ${done.size} test files are done`,
      );
      record.keep(
        scoreFiles(mutants, found).filter(({ file, score }) => score >= LEAST && isDone(file, circle, findings)),
      );
    });
    const { found, broken } = journal.read();
    for (const [test, reason] of broken) console.error(`${test} was left out: ${reason}`);
    const scores = scoreFiles(mutants, found);
    record.keep(scores.filter(({ score }) => score >= LEAST));
    return scores;
  };
  const scored = await judge('own tests', planOwnTests(files, all));
  const again = await judge('importing tests', planImportingTests(listLow(scored), all));
  const low = listLow(again);
  if (low.length === 0) return again;
  await judge('survey', planSurvey(all));
  const found = journal.read().found;
  const listOpen = (file: string) => mutants.filter((it) => it.file === file && !found.has(it.id)).map(({ id }) => id);
  const open = new Map(low.map((file) => [file, listOpen(file)]));
  const last = await judge('all tests', planCoveringTests(open, journal.readReach()));
  record.keep(last);
  return last;
}

type Circle = ReturnType<typeof planOwnTests>;

/** Whether all tests that judge a file have run. */
function isDone(file: string, { tests }: Circle, { done, broken }: Findings): boolean {
  return Object.entries(tests).every(([test, files]) => !files.includes(file) || done.has(test) || broken.has(test));
}

function listLow(scores: readonly FileScore[]): string[] {
  return scores.filter(({ score }) => score < LEAST).map(({ file }) => file);
}

let lastShown = 0;

function isTimeToShow(): boolean {
  if (Date.now() - lastShown < 20_000) return false;
  lastShown = Date.now();
  return true;
}

function report(scores: readonly FileScore[], showsSurvivors: boolean): void {
  for (const { file, score, count, found, survivors } of scores.toSorted((a, b) => b.score - a.score)) {
    console.log(`${score.toFixed(1).padStart(6)} %  ${file} (${found} of ${count})`);
    if (!showsSurvivors) continue;
    for (const { line, replacement } of survivors) console.log(`          ${file}:${line} ${replacement}`);
  }
  const count = scores.reduce((sum, file) => sum + file.count, 0);
  console.log(`${toScore(scores).toFixed(1).padStart(6)} %  of ${count} mutants in ${scores.length} files`);
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Lists all files of a folder and of its subfolders. */
function listFiles(folder: string, ending = '.ts'): string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

await main();
