import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { ApiTypesWorker } from './ApiTypesWorker.ts';
import { against } from './against.ts';
import { type Generated, generate } from './generate.ts';
import { annotateProblem, type Problem, showProblem } from './Problem.ts';
import { readSchemas } from './readSchemas.ts';
import { serverMeta } from './serverMeta.ts';
import { writeChanged } from './writeChanged.ts';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    annotate: { type: 'boolean' },
    watch: { type: 'boolean' },
    against: { type: 'string' },
    examples: { type: 'boolean', default: process.env.Q_EXAMPLES === '1' },
    out: { type: 'string', default: 'generated' },
  },
});

const { problems, definitions } = await run();
if (problems.length) process.exitCode = 1;
else if (options.against) await compare(options.against, definitions);

if (options.watch) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  // Editors write a file in several steps; one run follows the last of them.
  watch('schemas', { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(run, 50);
  });
}

/** Regenerates everything, or prints every problem. */
async function run(): Promise<Generated> {
  const worker = new ApiTypesWorker();
  const apiTypes = (contract: string) => worker.make(contract);
  const read = await readSchemas(options);
  const made = await generate({ ...read, apiTypes });
  await worker.end();
  const show = (problem: Problem) => (options.annotate ? annotateProblem(problem) : showProblem(problem, read.texts));
  for (const problem of [...made.problems, ...made.warnings]) console.error(show(problem));
  if (made.problems.length) console.error(`\n${made.problems.length} problem(s) in schemas/. Nothing was written.`);
  else if (!options.check) await writeChanged(options.out, made.files);
  if (made.warnings.length && !made.problems.length) console.error(`\n${made.warnings.length} warning(s) in schemas/.`);
  return made;
}

async function compare(url: string, forms: Generated['definitions']): Promise<void> {
  try {
    const differences = await against({ definitions: forms, fetchMeta: await serverMeta(url, process.env) });
    for (const difference of differences) console.error(difference);
    if (differences.length) console.error(`\n${differences.length} difference(s) between the forms and ${url}.`);
    process.exitCode = differences.length ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
