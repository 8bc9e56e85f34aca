import type { Plugin } from 'vite';
import { generate } from '#codegen/generate.ts';
import { toText } from '#codegen/generatedText.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { buildContestants } from '../buildContestants.ts';
import { SAMPLES, sampleKindFile } from './sampleForm.ts';

const ENTRIES = {
  unit: import.meta.resolve('./unit.tsx'),
  engine: import.meta.resolve('./engine.tsx'),
  rjsf: import.meta.resolve('../peers/rjsf.tsx'),
  jsonforms: import.meta.resolve('../peers/jsonforms.tsx'),
};

export type ContestantName = keyof typeof ENTRIES;

/** Builds one production script per contestant into the folder; codegen itself generates the sample forms. */
export async function buildPages(folder: string): Promise<void> {
  await buildContestants({ folder, entries: ENTRIES, plugins: [fromMemory(await sampleKinds())] });
}

async function sampleKinds(): Promise<Map<string, string>> {
  const schemas = await readSchemas();
  for (const sample of SAMPLES) schemas.texts.set(`schemas/kinds/${sample.name}.json`, sampleKindFile(sample));
  const { files, problems } = await generate({ ...schemas, apiTypes: async () => '' });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return new Map([...files].map(([file, text]) => [file, toText(text)]));
}

const GENERATED = '#generated/';
const SAMPLE_KINDS = 'virtual:sample-kinds';

/** Resolves modules of generated/ from memory, so that sample kinds are never written to the project. */
function fromMemory(made: Map<string, string>): Plugin {
  const files = new Map([...made].map(([file, text]) => [`${GENERATED}${file}`, text]));
  files.set(SAMPLE_KINDS, sampleKindsModule());
  return {
    name: 'generated-from-memory',
    enforce: 'pre',
    resolveId: (id) => (files.has(id) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? files.get(id.slice(1)) : undefined),
  };
}

function sampleKindsModule(): string {
  const imports = SAMPLES.map(({ name }) => `import { kind as ${name} } from '${GENERATED}kinds/${name}.ts';`);
  const entries = SAMPLES.map(({ name }) => `['${name}', ${name}]`);
  return `${imports.join('\n')}\nexport const sampleKinds = new Map([${entries.join(', ')}]);\n`;
}
