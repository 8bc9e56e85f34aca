import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toText } from '#codegen/generatedText.ts';
import { formSchemas } from '#engine/formSchemas.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { DraftStore } from '#model/DraftStore.ts';
import { issueMessage } from '#model/issueMessage.ts';
import type { Kind } from '#model/Kind.ts';
import { nestRecord } from '#model/nestedRecord.ts';
import { readSchemaText, textsWith } from '../mistakes/textsWith.ts';
import { run } from '../schemaTexts.ts';
import { createRandom, mutate, pick } from './mutate.ts';

/** The result of a mutated file: problems, warnings, or a form that works. Anything else throws. */
export async function judgeMutation(seed: number, files: readonly string[], folder: string): Promise<string> {
  const random = createRandom(seed);
  const file = pick(files, random);
  const {
    problems,
    warnings,
    files: made,
    definitions,
  } = await run(textsWith(file, mutate(readSchemaText(file), random)));
  for (const { message, line, column } of [...problems, ...warnings])
    if (!message || !(line > 0) || !(column > 0)) throw new Error(`A problem without its place: ${message}`);
  if (problems.length > 0) return `${file}: ${problems.length} problem(s)`;
  if (made.size === 0) throw new Error('Nothing was generated, and nothing was said.');
  const own = join(folder, `generated/m${seed}`);
  await Promise.all(
    [...made].map(([name, text]) =>
      write(join(own, name), toText(text).replaceAll('#generated/', `#generated/m${seed}/`)),
    ),
  );
  for (const { id } of definitions) tryKind((await import(pathToFileURL(join(own, `kinds/${id}.ts`)).href)).kind);
  return `${file}: works`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** The kind draws a form, and judges what a new component begins with. */
function tryKind(kind: Kind): void {
  const { definition } = kind;
  formSchemas(definition);
  const defaults = { ...createDefaults(definition), name: 'Probe' };
  const store = new DraftStore({ kind, mode: 'create', values: defaults });
  const issues = kind.validate(nestRecord(definition, defaults));
  for (const issue of issues) if (!issueMessage(issue, definition)) throw new Error(`No word of ${issue.code}`);
  store.form();
  store.payload();
}
