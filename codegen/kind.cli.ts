import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '#model/counted.ts';
import { kindFromFile } from './foreign/kindFromFile.ts';
import { toKindName } from './foreign/toKindName.ts';
import { generate } from './generate.ts';
import { findKindRanges } from './kindRanges.ts';
import { formatProblem } from './Problem.ts';
import { readSchemas } from './readSchemas.ts';
import { KIND_FOLDER } from './readSources.ts';
import { explainName } from './reference/explainName.ts';
import { listKinds } from './reference/listKinds.ts';
import { starterKind } from './starterKind.ts';

const USAGE = `Usage:
  npm run kind -- new <kind>                            writes a kind file to begin from
  npm run kind -- list [--format json]                  lists all kinds
  npm run kind -- list fields|tabs|units|icons [TEXT]   lists what a kind file may name, with TEXT in it
  npm run kind -- explain <kind>                        explains a kind, <kind>.<field> one of its fields
  npm run kind -- explain <word>                        explains a word of kind files, such as x-warn
  npm run kind -- from FILE [--name <kind>] [--write]   makes a kind file of a JSON Schema, a table of attributes of PyPSA,
                                                        a module type profile of NetBox, or a CSV table
  npm run kind -- ranges <kind> --from FILE [--write]   proposes soft limits (x-warn) from the values of FILE

<kind> is in lower case, such as flywheel. For ranges, FILE is a CSV table whose headings are names or titles of fields, with
units where they differ ("Capacity [MWh]"), or JSON: exported components. --write writes the limits into the kind's file, or
the new kind's file; without it, they are only shown.`;

type Command = (args: string[], given: Given) => Promise<unknown> | undefined;

/** The commands by name; undefined where their arguments are not those of the usage. */
const COMMANDS = new Map<string, { takes: readonly (keyof Given)[]; run: Command }>([
  ['new', { takes: [], run: ([kind, ...more]) => (isName(kind) && more.length === 0 ? begin(kind) : undefined) }],
  [
    'list',
    {
      takes: ['format'],
      run: ([what, part = '', ...more], { format }) => (more.length === 0 ? list(what, part, format) : undefined),
    },
  ],
  [
    'explain',
    { takes: [], run: ([name, ...more]) => (name !== undefined && more.length === 0 ? explain(name) : undefined) },
  ],
  [
    'from',
    {
      takes: ['name', 'write'],
      run: ([from, ...more], { name: subclass, write }) =>
        from !== undefined && more.length === 0 && (subclass === undefined || isName(subclass))
          ? take(from, { subclass: subclass ?? toKindName(from), write })
          : undefined,
    },
  ],
  [
    'ranges',
    {
      takes: ['from', 'write'],
      run: ([kind, ...more], { from, write }) =>
        isName(kind) && more.length === 0 && from !== undefined ? propose(kind, { from, write }) : undefined,
    },
  ],
]);

const OPTIONS = {
  from: { type: 'string' },
  name: { type: 'string' },
  format: { type: 'string' },
  write: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type Given = ReturnType<typeof readArguments>['values'];

const { values, positionals } = readArguments();
const [name = '', ...args] = positionals;
const command = COMMANDS.get(name);
const options = Object.keys(values);
const isKnown = command && options.every((option) => command.takes.some((taken) => taken === option));

if (values.help) console.log(USAGE);
else await ((isKnown ? command.run(args, values) : undefined) ?? fail(USAGE));

function isName(kind: string | undefined): kind is string {
  return kind !== undefined && /^[a-z][a-z0-9_]*$/.test(kind);
}

async function begin(subclass: string): Promise<void> {
  const file = toFile(subclass);
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

async function list(what: string | undefined, part: string, format = 'text'): Promise<void> {
  if (format !== 'text' && format !== 'json') return fail(`"${format}" is not a format; it is text or json.`);
  const read = await readSound();
  const listed = read && listKinds(what, part, read);
  if (listed === undefined) return;
  if ('fault' in listed) return fail(listed.fault);
  console.log(format === 'json' ? JSON.stringify(listed.entries, null, 2) : listed.lines.join('\n'));
}

async function explain(word: string): Promise<void> {
  const read = await readSound();
  const explained = read && explainName(word, read);
  if (explained === undefined) return;
  if ('fault' in explained) return fail(explained.fault);
  console.log(explained.lines.join('\n').trimEnd());
}

/** The schema files and what they give; where one of them has a problem, it is reported. */
async function readSound() {
  const schemas = await readSchemas({ examples: process.env.Q_EXAMPLES === '1' });
  const made = await generate({ ...schemas, apiTypes: async () => '' });
  const [problem] = made.problems;
  if (problem) return void fail(formatProblem(problem));
  return { ...schemas, ...made };
}

async function take(from: string, { subclass, write = false }: { subclass: string; write?: boolean | undefined }) {
  const file = toFile(subclass);
  if (existsSync(file)) return fail(`${file} exists already. Give another name with --name.`);
  const text = readText(from);
  if (text === undefined) return fail(`${from} can't be read.`);
  const beside = (path: string) => readText(join(dirname(from), path));
  const read = await readSound();
  const made = read && (await kindFromFile({ given: { file: from, text, beside }, subclass, schemas: read }));
  if (made === undefined) return;
  if ('fault' in made) return fail(made.fault);
  // The notes go where they don't mix with the file.
  for (const note of made.notes) console.error(note);
  if (!write) return process.stdout.write(made.text);
  writeFileSync(file, made.text);
  console.log(`${file} was created with ${counted(made.fields, 'field')}. npm run codegen takes it over.`);
}

async function propose(
  subclass: string,
  { from, write = false }: { from: string; write?: boolean | undefined },
): Promise<void> {
  const file = toFile(subclass);
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
  if (!write) return;
  if (ranges.kindText === kindText) return console.log(`${file} was left as it is.`);
  writeFileSync(file, ranges.kindText);
  console.log(`${file} was written. npm run codegen takes it over.`);
}

function toFile(subclass: string): string {
  return `${KIND_FOLDER}${subclass}.json`;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: OPTIONS });
  } catch {
    return { values: {}, positionals: [] } satisfies Partial<ReturnType<typeof parseArgs>>;
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
