import { readFileSync } from 'node:fs';
import { generate } from '#codegen/generate.ts';
import { toText } from '#codegen/generatedText.ts';
import type { Generated } from '#codegen/makeModules.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { UneditedMemory } from './UneditedMemory.ts';

/** Edits of a file: pairs of a text that occurs once and its replacement, or the whole new text. */
export type Edits = Record<string, string | [string, string][]>;

const real = await readSchemas();

/** The real schemas/ with the edits made. */
export function realTexts(edits: Edits = {}): Map<string, string> {
  return edited(real.texts, edits);
}

/** The real schemas/ with the example kinds. */
export async function allTexts(): Promise<Map<string, string>> {
  return (await readSchemas({ examples: true })).texts;
}

/** One small kind and one small contract over the real meta-schema and shared files, with the edits made. */
export function smallTexts(edits: Edits = {}): Map<string, string> {
  return edited(new Map(small), edits);
}

/** Runs codegen on the texts, with its problems and warnings as they are printed. */
export async function run(
  texts: Map<string, string>,
  apiTypes = async (contract: string) => `// ${contract.length} characters\n`,
): Promise<Omit<Generated, 'files'> & { files: Map<string, string>; reported: string[]; warned: string[] }> {
  const result = await generate({ texts, icons: real.icons, apiTypes }, memory);
  const files = new Map([...result.files].map(([file, text]) => [file, toText(text)]));
  return { ...result, files, reported: result.problems.map(formatProblem), warned: result.warnings.map(formatProblem) };
}

function edited(texts: Map<string, string>, edits: Edits): Map<string, string> {
  const result = new Map(texts);
  for (const [file, edit] of Object.entries(edits)) {
    const changed = typeof edit === 'string' ? edit : edit.reduce(replaceOnce, result.get(file) ?? '');
    result.set(file, changed);
  }
  return result;
}

function replaceOnce(text: string, [before, after]: [string, string]): string {
  if (text.split(before).length !== 2)
    throw new Error(`Stands there ${text.split(before).length - 1} times: ${before}`);
  return text.replace(before, () => after);
}

const small = new Map(
  ['schemas/kind.schema.json', 'schemas/common.json', 'schemas/genset.json'].map((file) => [
    file,
    real.texts.get(file) ?? '',
  ]),
);
for (const [file, fixture] of [
  ['schemas/kinds/turbine.json', 'turbine.json'],
  ['schemas/openapi.yaml', 'openapi.yaml'],
] as const) {
  small.set(file, readFileSync(new URL(`./fixtures/${fixture}`, import.meta.url), 'utf8'));
}

// Most tests change one file of many; what they leave is made once.
const memory = new UneditedMemory([...real.texts.values(), ...small.values()], real.icons);
