import type { Plugin } from 'vite';
import { generate } from '#codegen/generate.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { buildContestants } from '../buildContestants.ts';
import { formName, sampleFormFile } from './sampleForm.ts';

const ENTRIES = {
  unit: import.meta.resolve('./unit.tsx'),
  engine: import.meta.resolve('./engine.tsx'),
  rjsf: import.meta.resolve('../peers/rjsf.tsx'),
  jsonforms: import.meta.resolve('../peers/jsonforms.tsx'),
};

export type ContestantName = keyof typeof ENTRIES;

/** Builds one production script per contestant into the folder, the sample forms made by codegen itself. */
export async function buildPages(folder: string, counts: readonly number[]): Promise<void> {
  const made = await sampleForms(counts);
  await buildContestants({ folder, entries: ENTRIES, plugins: [fromMemory(made, counts)] });
}

async function sampleForms(counts: readonly number[]): Promise<Map<string, string>> {
  const schemas = await readSchemas();
  for (const count of counts) schemas.texts.set(`schemas/forms/${formName(count)}.json`, sampleFormFile(count));
  const { files, problems } = await generate({ ...schemas, apiTypes: async () => '' });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return files;
}

const GENERATED = '#generated/';
const SAMPLE_FORMS = 'virtual:sample-forms';

/** Resolves modules of generated/ from memory, so that sample forms are never written to the project. */
function fromMemory(made: Map<string, string>, counts: readonly number[]): Plugin {
  const files = new Map([...made].map(([file, text]) => [`${GENERATED}${file}`, text]));
  files.set(SAMPLE_FORMS, sampleFormsModule(counts));
  return {
    name: 'generated-from-memory',
    enforce: 'pre',
    resolveId: (id) => (files.has(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? files.get(id.slice(1)) : undefined),
  };
}

function sampleFormsModule(counts: readonly number[]): string {
  const imports = counts.map(
    (count) => `import { form as ${formName(count)} } from '${GENERATED}forms/${formName(count)}.ts';`,
  );
  const entries = counts.map((count) => `[${count}, ${formName(count)}]`);
  return `${imports.join('\n')}\nexport const sampleForms = new Map([${entries.join(', ')}]);\n`;
}
