import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { generate } from './generate.ts';
import { findKindRanges } from './kindRanges.ts';
import { formatProblem } from './Problem.ts';
import { readSchemas } from './readSchemas.ts';
import { starterKind } from './starterKind.ts';

const USAGE = `Usage:
  npm run kind -- new <kind>                            writes a kind file to begin from
  npm run kind -- ranges <kind> --from FILE [--write]   proposes soft limits (x-warn) from the values of FILE

<kind> is in lower case, such as flywheel. FILE is a CSV table whose headings are names or titles of fields, with units
where they differ ("Capacity [MWh]"), or JSON: exported components. --write writes the limits into the kind's file.`;

const { values, positionals } = readArguments();
const [command, subclass = '', ...others] = positionals;
const file = `schemas/kinds/${subclass}.json`;

if (values.help) console.log(USAGE);
else if (others.length > 0 || !/^[a-z][a-z0-9_]*$/.test(subclass)) fail(USAGE);
else if (command === 'new' && values.from === undefined && !values.write) await begin();
else if (command === 'ranges' && values.from !== undefined) await propose(values.from);
else fail(USAGE);

async function begin(): Promise<void> {
  if (existsSync(file)) return fail(`${file} exists already.`);
  const schemas = await readSchemas();
  const before = await generate({ ...schemas, apiTypes: async () => '' });
  const text = starterKind({ subclass, order: before.definitions.length + 1 });
  // A subclass that the routes reserve is refused before its file is written.
  const after = await generate({
    ...schemas,
    texts: new Map([...schemas.texts, [file, text]]),
    apiTypes: async () => '',
  });
  const problem = after.problems.find((candidate) => candidate.file === file);
  if (problem) return fail(problem.message);
  writeFileSync(file, text);
  console.log(`${file} was created. docs/domain-expert.md explains each word; npm run codegen reports what is wrong.`);
}

async function propose(from: string): Promise<void> {
  const text = readText(from);
  if (text === undefined) return fail(`${from} can't be read.`);
  const schemas = await readSchemas();
  const { definitions, problems } = await generate({ ...schemas, apiTypes: async () => '' });
  const [problem] = problems;
  if (problem) return fail(formatProblem(problem));
  const kindText = schemas.texts.get(file) ?? '';
  const ranges = findKindRanges({ subclass, definitions, kindText, from: { file: from, text } });
  if ('fault' in ranges) return fail(ranges.fault);
  console.log(ranges.lines.join('\n'));
  if (!values.write) return;
  if (ranges.kindText === kindText) return console.log(`${file} was left as it is.`);
  writeFileSync(file, ranges.kindText);
  console.log(`${file} was written. npm run codegen takes it over.`);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readArguments() {
  const options = { from: { type: 'string' }, write: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return { values: {}, positionals: [] } satisfies Partial<ReturnType<typeof parseArgs>>;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
