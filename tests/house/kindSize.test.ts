import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { toText } from '#codegen/generatedText.ts';
import { makeModules, type SchemaTexts } from '#codegen/makeModules.ts';
import { readSchemas } from '#codegen/readSchemas.ts';

/** In bytes, compressed. */
const MOST_BYTES_PER_KIND = 200;

it('the first load grows by little for each kind', async () => {
  const read = await readSchemas();
  for (const [file, text] of read.texts) if (LANGUAGE_FILE.test(file)) read.texts.set(file, withoutPhrases(text));
  const ids = [...read.texts.keys()].flatMap((file) => KIND_FILE.exec(file)?.[1] ?? []);
  const left = new Set(ids.filter((_, index) => index % 2 === 0));
  const few = [...read.texts].filter(([file]) => !MAPPING_FILE.test(file) && isKept(file, left));
  const growth = (await firstLoadBytes(read)) - (await firstLoadBytes({ ...read, texts: new Map(few) }));
  const perKind = growth / (ids.length - left.size);
  expect(perKind).toBeGreaterThan(50);
  expect(perKind).toBeLessThanOrEqual(MOST_BYTES_PER_KIND);
});

const KIND_FILE = /^schemas\/kinds\/(\w+)\.json$/;
const KIND_OR_TEXTS = /^schemas\/(?:texts\/[\w-]+\/)?kinds\/(\w+)\.json$/;
/** Mappings name kinds. */
const MAPPING_FILE = /^schemas\/imports\//;

/** Its phrases are those of all kinds together. */
const LANGUAGE_FILE = /^schemas\/texts\/[\w-]+\/language\.json$/;

function withoutPhrases(text: string): string {
  const { 'x-phrases': _, ...language } = JSON.parse(text);
  return JSON.stringify(language);
}

function isKept(file: string, ids: ReadonlySet<string>): boolean {
  const [, id] = KIND_OR_TEXTS.exec(file) ?? [];
  return id === undefined || ids.has(id);
}

/** The compressed bytes of what the first page loads of the kinds: the registry with its icons, and the languages. */
async function firstLoadBytes(given: SchemaTexts): Promise<number> {
  const { files, problems } = makeModules(given);
  expect(problems).toEqual([]);
  const registry = new Map(FIRST_LOADED.map((file) => [file, toText(files.get(file) ?? '')]));
  const output = { entryFileNames: 'index.js', paths: chunkName };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [served(registry)],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { input: ENTRY, output, preserveEntrySignatures: 'strict', external: isLoadedLater },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return gzipSync(outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('')).length;
}

/** The registry with its icons, and the languages. */
const FIRST_LOADED = ['kinds.ts', 'kindIcons.ts', 'languages.ts'];
const ENTRY = 'first-load';

/** Serves the generated modules from memory. */
function served(registry: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'registry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY || registry.has(moduleName(id)) ? `\0${moduleName(id)}` : undefined),
    load(id) {
      const name = id.slice(1);
      if (name === ENTRY) return [...registry.keys()].map((file) => `export * from '#generated/${file}';`).join('\n');
      const code = id.startsWith('\0') ? registry.get(name) : undefined;
      return code === undefined ? undefined : { code, moduleType: 'ts' };
    },
  };
}

function moduleName(id: string): string {
  return id.replace('#generated/', '');
}

function isLoadedLater(id: string): boolean {
  return /^#generated\/(?:kinds|texts)\//.test(id);
}

/** The name of a chunk as the build makes it, with a hash that doesn't compress. */
function chunkName(id: string): string {
  if (!isLoadedLater(id)) return id;
  const stem = id.replace(/^.*\/|\.ts$/g, '');
  return `./${stem}-${createHash('sha256').update(id).digest('base64url').slice(0, 8)}.js`;
}
