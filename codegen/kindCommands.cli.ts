import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { counted } from '#model/counted.ts';
import { kindFromFile } from './foreign/kindFromFile.ts';
import { toKindName } from './foreign/toKindName.ts';
import { findKindRanges } from './kindRanges.ts';
import { makeModules } from './makeModules.ts';
import { formatProblem } from './Problem.ts';
import { readSchemas } from './readSchemas.ts';
import { KIND_FOLDER } from './readSources.ts';
import { explainName } from './reference/explainName.ts';
import { listKinds } from './reference/listKinds.ts';
import { starterKind } from './starterKind.ts';

/** Creates a kind file to start from. */
export async function begin(subclass: string): Promise<void> {
  const file = toFile(subclass);
  if (existsSync(file)) return fail(`${file} exists already.`);
  const schemas = await readSchemas();
  const before = makeModules(schemas);
  const text = starterKind({ subclass, order: before.definitions.length + 1 });
  // A subclass that the routes reserve is refused before its file is written.
  const after = makeModules({ ...schemas, texts: new Map([...schemas.texts, [file, text]]) });
  const problem = after.problems.find((candidate) => candidate.file === file);
  if (problem) return fail(problem.message);
  writeFileSync(file, text);
  console.log(
    `${file} was created. docs/domain-expert.md explains each keyword; npm run codegen reports what is wrong.`,
  );
}

/** Prints kinds, or what a kind file may name. */
export async function list(what: string | undefined, part: string, format = 'text'): Promise<void> {
  if (format !== 'text' && format !== 'json') return fail(`"${format}" is not a format; it is text or json.`);
  const read = await readValidSources();
  const listed = read && listKinds(what, part, read);
  if (listed === undefined) return;
  if ('fault' in listed) return fail(listed.fault);
  console.log(format === 'json' ? JSON.stringify(listed.entries, null, 2) : listed.lines.join('\n'));
}

/** Explains a kind, a field or a keyword of kind files. */
export async function explain(word: string): Promise<void> {
  const read = await readValidSources();
  const explained = read && explainName(word, read);
  if (explained === undefined) return;
  if ('fault' in explained) return fail(explained.fault);
  console.log(explained.lines.join('\n').trimEnd());
}

/** Returns the schema files and the generated modules; prints the first problem, if there is one. */
async function readValidSources() {
  const schemas = await readSchemas({ examples: process.env.Q_EXAMPLES === '1' });
  const made = makeModules(schemas);
  const [problem] = made.problems;
  if (problem) return void fail(formatProblem(problem));
  return { ...schemas, ...made };
}

/** Converts another program's file to a kind file. */
export async function take(
  from: string,
  { subclass = toKindName(from), write = false }: { subclass?: string | undefined; write?: boolean | undefined },
) {
  const file = toFile(subclass);
  if (existsSync(file)) return fail(`${file} exists already. Give another name with --name.`);
  const text = readText(from);
  if (text === undefined) return fail(`${from} can't be read.`);
  const beside = (path: string) => readText(join(dirname(from), path));
  const read = await readValidSources();
  const made = read && (await kindFromFile({ given: { file: from, text, beside }, subclass, schemas: read }));
  if (made === undefined) return;
  if ('fault' in made) return fail(made.fault);
  // The notes go to stderr, so that they don't mix with the file.
  for (const note of made.notes) console.error(note);
  if (!write) return process.stdout.write(made.text);
  writeFileSync(file, made.text);
  console.log(`${file} was created with ${counted(made.fields, 'field')}. Run npm run codegen to use it.`);
}

/** Prints the soft limits that the values of a file suggest, or writes them into the kind file. */
export async function propose(
  subclass: string,
  { from, write = false }: { from: string; write?: boolean | undefined },
): Promise<void> {
  const file = toFile(subclass);
  const text = readText(from);
  if (text === undefined) return fail(`${from} can't be read.`);
  const schemas = await readSchemas();
  const { definitions, problems } = makeModules(schemas);
  const [problem] = problems;
  if (problem) return fail(formatProblem(problem));
  const kindText = schemas.texts.get(file) ?? '';
  const ranges = findKindRanges({ subclass, definitions, kindText, from: { file: from, text } });
  if ('fault' in ranges) return fail(ranges.fault);
  console.log(ranges.lines.join('\n'));
  if (!write) return;
  if (ranges.kindText === kindText) return console.log(`${file} was not changed.`);
  writeFileSync(file, ranges.kindText);
  console.log(`${file} was written. Run npm run codegen to use it.`);
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

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
