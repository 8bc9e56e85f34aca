import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { generate } from '#codegen/generate.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { formName, sampleFormFile } from './sampleForm.ts';

const PROJECT = new URL('../../', import.meta.url);

export const contestants = ['unit', 'engine', 'rjsf', 'jsonforms'] as const;

export type ContestantName = (typeof contestants)[number];

/** Builds one production script per contestant into the folder, the sample forms made by codegen itself. */
export async function buildPages(folder: string, counts: readonly number[]): Promise<void> {
  const made = await sampleForms(counts);
  await build({
    root: fileURLToPath(PROJECT),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [fromMemory(made), react()],
    resolve: {
      alias: {
        'markdown-to-jsx/react': fileURLToPath(new URL('src/engine/PlainMarkdown.tsx', PROJECT)),
        '#model': fileURLToPath(new URL('src/model', PROJECT)),
      },
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(contestants.map((name) => [name, entry(name)])),
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
}

function entry(name: ContestantName): string {
  return fileURLToPath(new URL(`./${name}.tsx`, import.meta.url));
}

async function sampleForms(counts: readonly number[]): Promise<Map<string, string>> {
  const schemas = await readSchemas();
  for (const count of counts) schemas.texts.set(`schemas/forms/${formName(count)}.json`, sampleFormFile(count));
  const { files, problems } = await generate({ ...schemas, apiTypes: async () => '' });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return files;
}

const GENERATED = '#generated/';

/** Gives the modules of generated/ from what was just made, so that sample forms never stand in the project. */
function fromMemory(files: Map<string, string>): Plugin {
  return {
    name: 'generated-from-memory',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(GENERATED) && files.has(id.slice(GENERATED.length)) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${GENERATED}`) ? files.get(id.slice(1 + GENERATED.length)) : undefined),
  };
}
