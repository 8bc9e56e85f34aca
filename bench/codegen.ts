import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SchemaWatch, type WatchRun } from '#codegen/SchemaWatch.ts';
import { addKindCopies } from '#fixtures/addKindCopies.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';

const COLD_ROUNDS = 5;
const SAVES = 7;
/** Saves before the measured ones, since V8 optimises code that has run for a while. */
const WARM_UP_SAVES = 4;
const SIZES = [
  { kinds: 14, target: 200 },
  { kinds: 500, target: 300 },
];
/** Milliseconds after a save in which the API types are generated. */
const REST_MS: Record<number, number> = { 14: 1500, 500: 6000 };

/** Measures codegen from scratch, and from a save of one kind until its files are written; prints Markdown. */
export async function codegen(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'q-system-bench-'));
  try {
    const rounds = Array.from({ length: COLD_ROUNDS }, (_, round) => ({
      all: timed(() => runNode([...OPTIONS, SCRIPT, '--out', join(folder, `generated-${round}`)])),
      empty: timed(() => runNode([...OPTIONS, '--eval', '0'])),
    }));
    const cold = median(rounds.map(({ all }) => all));
    const floor = median(rounds.map(({ empty }) => empty));
    const rows = [['Everything, 14 kinds', cold.toFixed(0), (cold / floor).toFixed(1), 'under 1500']];
    for (const { kinds, target } of SIZES) {
      const { first, saves } = await measureWatch(copySchemas(join(folder, String(kinds)), kinds), kinds);
      const save = median(saves);
      rows.push([`First run of --watch, ${kinds} kinds`, first.toFixed(0), (first / floor).toFixed(1), '']);
      rows.push([`Save of one kind of ${kinds}`, save.toFixed(0), (save / floor).toFixed(1), `under ${target}`]);
    }
    console.log(`${machine()}\n${NOTES}\n\n${markdownTable([['', 'Median, ms', 'Ratio', 'Target, ms'], ...rows])}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const NOTES = `Medians of ${COLD_ROUNDS} cold runs in a process of their own and of ${SAVES} saves after ${WARM_UP_SAVES} to warm up; the ratio is to an empty script
in such a process. A save counts until everything but the types of the API is written, which follow after a rest.`;

/** What `npm run codegen` starts: Node.js with its options, and the script. */
const [, ...COMMAND] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.codegen.split(' ');
const OPTIONS: readonly string[] = COMMAND.slice(0, -1);
const SCRIPT: string = COMMAND.at(-1);

function runNode(args: readonly string[]): void {
  execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function timed(run: () => void): number {
  const begin = performance.now();
  run();
  return performance.now() - begin;
}

/** Copies the schema files and adds copies of kinds until there are as many as requested. */
function copySchemas(folder: string, kinds: number): string {
  mkdirSync(folder);
  cpSync('schemas', join(folder, 'schemas'), { recursive: true });
  addKindCopies(join(folder, 'schemas/kinds'), kinds);
  return folder;
}

async function measureWatch(folder: string, kinds: number): Promise<{ first: number; saves: number[] }> {
  const home = process.cwd();
  process.chdir(folder);
  let onRun: (run: WatchRun) => void = () => {};
  const next = (begin = performance.now()) =>
    new Promise<number>((done, fail) => {
      onRun = ({ findings, written }) => {
        if (findings.length > 0) fail(new Error(findings[0]?.message));
        else if (written.length > 0) done(performance.now() - begin);
      };
    });
  const begun = next();
  const watch = new SchemaWatch({ out: 'generated', examples: false, onRun: (run) => onRun(run) });
  try {
    const first = await begun;
    const file = join('schemas/kinds', readdirSync('schemas/kinds').sort().at(-1) ?? '');
    const text = readFileSync(file, 'utf8');
    const saves: number[] = [];
    for (let index = -WARM_UP_SAVES; index < SAVES; index++) {
      await new Promise((done) => setTimeout(done, REST_MS[kinds]));
      const saved = next();
      writeFileSync(file, text.replace(/"description": "/, `"description": "${index + WARM_UP_SAVES} `));
      const time = await saved;
      if (index >= 0) saves.push(time);
    }
    return { first, saves };
  } finally {
    watch.close();
    process.chdir(home);
  }
}
