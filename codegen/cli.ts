import { watch } from 'node:fs';
import { ApiTypesWorker } from './ApiTypesWorker.ts';
import { checkOptions } from './checkOptions.ts';
import { judgeEdits } from './edits/judgeEdits.ts';
import { readRef } from './edits/readRef.ts';
import { type Finding, isWarning, SCHEMAS, toExitCode, UNCHECKED, unchecked } from './Finding.ts';
import { formatFindings } from './formatFindings.ts';
import { type Generated, generate } from './generate.ts';
import { type Options, readOptions, USAGE } from './readOptions.ts';
import { readSchemas } from './readSchemas.ts';
import { EXAMPLE_FOLDER } from './readSources.ts';
import { writeChanged } from './writeChanged.ts';

const GENERATED = 'generated';

const options = readOptions(process.argv.slice(2), process.env);
if (options === 'help') console.log(USAGE);
else if ('fault' in options) {
  console.error(`${options.fault}\n\n${USAGE}`);
  process.exitCode = 3;
} else {
  await run(options);
  if (options.watch) watchSchemas(options);
}

/** What was found, and the texts of schemas/ by file, of which each line at fault is shown. */
interface Report {
  findings: readonly Finding[];
  texts: ReadonlyMap<string, string>;
}

/** Generates everything, or only checks, and reports every finding. */
async function run(given: Options): Promise<void> {
  const worker = new ApiTypesWorker();
  const apiTypes = (contract: string) => worker.make(contract);
  try {
    report(await generateAndCheck(given, apiTypes), given);
  } catch (error) {
    // A file or folder that can't be read or written; everything else is our own fault.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    report({ findings: [unchecked(given.out ?? GENERATED, error.message)], texts: new Map() }, given);
  } finally {
    await worker.end();
  }
}

async function generateAndCheck(given: Options, apiTypes: (contract: string) => Promise<string>): Promise<Report> {
  const read = await readSchemas(given);
  const made: Generated = await generate({ ...read, apiTypes });
  const found = [...made.problems, ...made.warnings].map((problem) => ({ ...problem, rule: SCHEMAS }));
  if (made.problems.length) return { findings: found, texts: read.texts };
  const isCompared = [given.against, given.contract, given.changesSince, given.stored].some(
    (value) => value !== undefined,
  );
  if (!given.check && !isCompared) await writeChanged(given.out ?? GENERATED, made.files);
  const compared = await checkOptions({ options: given, made, apiTypes, env: process.env });
  const edited = await findEdits(given, read.texts);
  return { findings: [...found, ...compared, ...edited.findings], texts: new Map([...read.texts, ...edited.texts]) };
}

/** The edits since a commit, and its texts as git names them: 'v1.2:schemas/kinds/wind.json'. */
async function findEdits({ changesSince: ref, examples }: Options, now: ReadonlyMap<string, string>): Promise<Report> {
  const nothing = { findings: [], texts: new Map() };
  if (ref === undefined) return nothing;
  const read = await readRef(ref);
  if ('fault' in read) return { ...nothing, findings: [unchecked(ref, read.fault)] };
  const old = new Map([...read.texts].filter(([file]) => examples || !file.startsWith(EXAMPLE_FOLDER)));
  return {
    findings: judgeEdits({ ref, old, now }),
    texts: new Map([...old].map(([file, text]) => [`${ref}:${file}`, text])),
  };
}

/** The machine formats go to the output, whatever there is to say; people are told on the error output. */
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
    [breaking, 'edit(s) that break something.'],
    [stored, 'rule(s) broken by stored components.'],
    [failed, 'thing(s) could not be checked.'],
    [warnings, 'warning(s) in schemas/.'],
  ];
  return parts.flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`])).join(' ');
}

function watchSchemas(given: Options): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Editors write a file in several steps; one run follows the last of them.
  watch('schemas', { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => run(given), 50);
  });
}
