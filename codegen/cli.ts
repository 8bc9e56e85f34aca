import { watch } from 'node:fs';
import { ApiTypesWorker } from './ApiTypesWorker.ts';
import { checkOptions } from './checkOptions.ts';
import { type Finding, isWarning, SCHEMAS, toExitCode, UNCHECKED, unchecked } from './Finding.ts';
import { formatFindings } from './formatFindings.ts';
import { type Generated, generate } from './generate.ts';
import { type Options, readOptions, USAGE } from './readOptions.ts';
import { readSchemas } from './readSchemas.ts';
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

/** Generates everything, or only checks, and reports every finding. */
async function run(given: Options): Promise<void> {
  const worker = new ApiTypesWorker();
  const apiTypes = (contract: string) => worker.make(contract);
  try {
    report(await generateAndCheck(given, apiTypes), given);
  } catch (error) {
    // A file or folder that can't be read or written; everything else is our own fault.
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    report([unchecked(given.out ?? GENERATED, error.message)], given);
  } finally {
    await worker.end();
  }
}

async function generateAndCheck(given: Options, apiTypes: (contract: string) => Promise<string>): Promise<Finding[]> {
  const made: Generated = await generate({ ...(await readSchemas(given)), apiTypes });
  if (made.problems.length) return made.problems.map((problem) => ({ ...problem, rule: SCHEMAS }));
  const isCompared = given.against !== undefined || given.contract !== undefined;
  if (!given.check && !isCompared) await writeChanged(given.out ?? GENERATED, made.files);
  return checkOptions({ options: given, made, apiTypes, env: process.env });
}

/** The machine formats go to the output, whatever there is to say; people are told on the error output. */
function report(findings: readonly Finding[], { format }: Options): void {
  const text = formatFindings(findings, format);
  process.exitCode = toExitCode(findings);
  if (format !== 'text') process.stdout.write(text);
  else if (findings.length) console.error(`${text}\n${summary(findings)}`.trimEnd());
}

function summary(findings: readonly Finding[]): string {
  const [problems, failed] = [SCHEMAS, UNCHECKED].map((rule) => findings.filter((one) => one.rule === rule).length);
  if (problems) return `${problems} problem(s) in schemas/. Nothing was written.`;
  const differences = findings.filter((one) => !isWarning(one) && one.rule !== UNCHECKED).length;
  const parts = [
    ...(differences ? [`${differences} difference(s).`] : []),
    ...(failed ? [`${failed} thing(s) could not be checked.`] : []),
  ];
  return parts.join(' ');
}

function watchSchemas(given: Options): void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Editors write a file in several steps; one run follows the last of them.
  watch('schemas', { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => run(given), 50);
  });
}
