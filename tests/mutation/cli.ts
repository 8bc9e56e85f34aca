import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument } from './instrument.ts';
import { type Findings, Journal } from './Journal.ts';
import { planImportingTests, planOwnTests, planReachingTests } from './planTests.ts';
import { runPlan } from './runPlan.ts';
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
    'resetStore',
    'seed',
    'userCommand',
    'verdicts',
  ].map((name) => `tests/server/${name}.test.ts`),
  ...['cli', 'fifteenthKind', 'generatedModules', 'kindCommand'].map((name) => `tests/codegen/${name}.test.ts`),
]);

/** Percentage of mutants that tests must find, in all files together and in each file. */
const LEAST = 92;
const LEAST_PER_FILE = 80;

/**
 * Changes the product in thousands of small ways and runs the tests that reach each change. Arguments limit the run to
 * parts (`model`) or files (`src/model/rules.ts`); `--survivors` prints the changes that no test found.
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { survivors: { type: 'boolean' } } });
  execFileSync('npm', ['ci', '--prefix', 'tests/mutation', '--loglevel=error'], { stdio: 'inherit' });
  const scores: FileScore[] = [];
  for (const [part, files] of Object.entries(PARTS)) {
    const chosen = files.filter(
      (file) => positionals.length === 0 || [part, file].some((it) => positionals.includes(it)),
    );
    if (chosen.length > 0) scores.push(...(await judgePart(part, chosen)));
  }
  report(scores, values.survivors ?? false);
  const total = toScore(scores.flatMap(({ mutants }) => mutants));
  const isTooLow = total < LEAST || scores.some(({ score }) => score < LEAST_PER_FILE);
  process.exitCode = isTooLow || scores.length === 0 ? 1 : 0;
}

/** Judges files by the tests of their part in growing circles, as long as too few of their mutants are found. */
async function judgePart(part: string, files: readonly string[]): Promise<FileScore[]> {
  const folder = resolve('test-results/mutation', part);
  rmSync(folder, { recursive: true, force: true });
  const { mutants, texts } = await instrument(files);
  const plan = {
    root: resolve(),
    texts: join(folder, 'texts'),
    mutants: Object.fromEntries(mutants.map(({ id, file }) => [id, file])),
  };
  for (const [file, text] of texts) writeText(join(plan.texts, file), text);
  const all = {
    sources: PARTS[part] ?? [],
    tests: listFiles(`tests/${part}`, '.test.ts').filter((test) => !LEFT_OUT.has(test)),
  };
  let journal = new Journal(folder);
  const judge = async (what: string, circle: ReturnType<typeof planOwnTests>) => {
    journal = journal.continueIn(join(folder, what));
    await runPlan(journal, { ...plan, ...circle }, (findings) =>
      showProgress(`${part}: ${what}`, mutants.length, findings),
    );
    const { found, broken } = journal.read();
    for (const [test, reason] of broken) console.error(`${test} was left out: ${reason}`);
    return scoreFiles(mutants, found);
  };
  const scored = await judge('own tests', planOwnTests(files, all));
  const again = await judge('importing tests', planImportingTests(listLow(scored, LEAST), all));
  return judge('all tests', planReachingTests(listLow(again, LEAST_PER_FILE), all, journal.read()));
}

function listLow(scores: readonly FileScore[], least: number): string[] {
  return scores.filter(({ score }) => score < least).map(({ file }) => file);
}

let lastShown = 0;

function showProgress(what: string, count: number, { found, done }: Findings): void {
  if (Date.now() - lastShown < 20_000) return;
  lastShown = Date.now();
  console.log(`${what}: found ${found.size} of ${count} mutants; ${done.size} test files are done`);
}

function report(scores: readonly FileScore[], showsSurvivors: boolean): void {
  for (const { file, score, mutants } of scores.toSorted((a, b) => b.score - a.score)) {
    const found = mutants.filter(({ isFound }) => isFound).length;
    console.log(`${score.toFixed(1).padStart(6)} %  ${file} (${found} of ${mutants.length})`);
    if (!showsSurvivors) continue;
    for (const { line, replacement } of mutants.filter(({ isFound }) => !isFound)) {
      console.log(`          ${file}:${line} ${replacement}`);
    }
  }
  const all = scores.flatMap(({ mutants }) => mutants);
  console.log(`${toScore(all).toFixed(1).padStart(6)} %  of ${all.length} mutants in ${scores.length} files`);
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
