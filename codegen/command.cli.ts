import type { Worker } from 'node:worker_threads';
import { ApiTypesWorker } from './ApiTypesWorker.ts';
import { type Finding, isWarning, SCHEMAS, toExitCode, UNCHECKED, unchecked } from './Finding.ts';
import { formatFindings } from './formatFindings.ts';
import { type GenerateInput, generate } from './generate.ts';
import type { Generated } from './makeModules.ts';
import { type Options, readOptions, USAGE } from './readOptions.ts';
import { readSchemas } from './readSchemas.ts';
import { EXAMPLE_FOLDER } from './readSources.ts';
import { referencePages } from './reference/referencePages.ts';
import { toWatchReport } from './WatchReport.ts';
import { writeChanged } from './writeChanged.ts';

const GENERATED = 'generated';
const DOCS = 'docs';

/** Runs the command with these arguments; `thread` runs the type generator, and is ended if it isn't needed. */
export async function runCommand(args: readonly string[], thread: Worker): Promise<void> {
  const worker = new ApiTypesWorker(thread);
  const options = readOptions([...args], process.env);
  if (options === 'help') console.log(USAGE);
  else if ('fault' in options) {
    console.error(`${options.fault}\n\n${USAGE}`);
    process.exitCode = 3;
  } else if (options.watch) {
    await worker.end();
    await watchSchemas(options);
  } else await run(options, (contract) => worker.make(contract));
}

/** The findings, and the texts of schemas/ by file, from which each faulty line is shown. */
interface Report {
  findings: readonly Finding[];
  texts: ReadonlyMap<string, string>;
}

/** Generates everything, or only checks, and reports every finding. */
async function run(given: Options, apiTypes: GenerateInput['apiTypes']): Promise<void> {
  try {
    report(await generateAndCheck(given, apiTypes), given);
  } catch (error) {
    // A file or folder that can't be read or written; everything else is our own fault.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    report({ findings: [unchecked(given.out ?? GENERATED, error.message)], texts: new Map() }, given);
  }
}

async function generateAndCheck(given: Options, apiTypes: GenerateInput['apiTypes']): Promise<Report> {
  const read = await readSchemas(given);
  const made: Generated = await generate({ ...read, apiTypes });
  const found = [...made.problems, ...made.warnings].map((problem) => ({ ...problem, rule: SCHEMAS }));
  if (made.problems.length) return { findings: found, texts: read.texts };
  const isCompared = [given.against, given.contract, given.changesSince, given.stored].some(
    (value) => value !== undefined,
  );
  if (!given.check && !isCompared) await write(given, made, read.texts);
  if (given.generated === undefined && !isCompared) return { findings: found, texts: read.texts };
  const { checkOptions } = await import('./checkOptions.ts');
  const compared = await checkOptions({ options: given, made, apiTypes, env: process.env });
  const edited = await findEdits(given, read.texts);
  return { findings: [...found, ...compared, ...edited.findings], texts: new Map([...read.texts, ...edited.texts]) };
}

/** Returns the edits since a commit, and its texts as git names them: 'v1.2:schemas/kinds/wind.json'. */
async function findEdits({ changesSince: ref, examples }: Options, now: ReadonlyMap<string, string>): Promise<Report> {
  const nothing = { findings: [], texts: new Map() };
  if (ref === undefined) return nothing;
  const [{ judgeEdits }, { readRef }] = await Promise.all([
    import('./edits/judgeEdits.ts'),
    import('./edits/readRef.ts'),
  ]);
  const read = await readRef(ref);
  if ('fault' in read) return { ...nothing, findings: [unchecked(ref, read.fault)] };
  const old = new Map([...read.texts].filter(([file]) => examples || !file.startsWith(EXAMPLE_FOLDER)));
  return {
    findings: judgeEdits({ ref, old, now }),
    texts: new Map([...old].map(([file, text]) => [`${ref}:${file}`, text])),
  };
}

/** Writes the modules and, unless another folder is given, the reference pages. */
async function write({ out }: Options, { files, kinds }: Generated, texts: ReadonlyMap<string, string>): Promise<void> {
  await writeChanged(out ?? GENERATED, files);
  if (out === undefined) await writeChanged(DOCS, referencePages(kinds, texts));
}

/** Machine formats always go to stdout; readable text goes to stderr, and only if there is a finding. */
function report({ findings, texts }: Report, { format }: Options): void {
  const text = formatFindings(findings, { format, texts });
  process.exitCode = toExitCode(findings);
  if (format !== 'text') process.stdout.write(text);
  else if (findings.length) console.error(`${text}\n${summary(findings)}`.trimEnd());
}

function summary(findings: readonly Finding[]): string {
  const faults = findings.filter((finding) => !isWarning(finding));
  const count = (isCounted: (finding: Finding) => boolean) => faults.filter(isCounted).length;
  const problems = count(({ rule }) => rule === SCHEMAS);
  if (problems) return `${problems} problem(s) in schemas/. Nothing was written.`;
  const failed = count(({ rule }) => rule === UNCHECKED);
  const breaking = count(({ rule }) => rule.startsWith('edit/'));
  const stored = count(({ rule }) => rule.startsWith('stored/'));
  const warnings = findings.filter((finding) => isWarning(finding) && finding.rule === SCHEMAS).length;
  const parts: [number, string][] = [
    [faults.length - failed - breaking - stored, 'difference(s).'],
    [breaking, 'breaking edit(s).'],
    [stored, 'rule(s) broken by stored components.'],
    [failed, 'check(s) could not be run.'],
    [warnings, 'warning(s) in schemas/.'],
  ];
  return parts.flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`])).join(' ');
}

/** Reports every run on the console and to the parent process, if there is one. */
async function watchSchemas(given: Options): Promise<void> {
  // The parent process has ended.
  process.once('disconnect', () => process.exit());
  const { SchemaWatch } = await import('./SchemaWatch.ts');
  new SchemaWatch({
    out: given.out ?? GENERATED,
    examples: given.examples,
    onRun: (run) => {
      report(run, given);
      for (const file of run.corrected) console.error(`${file} has no problems any more.`);
      process.send?.(toWatchReport(run));
    },
  });
}
