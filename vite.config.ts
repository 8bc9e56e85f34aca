import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { liveKinds } from './dev/liveKinds.ts';
import { workbenchPages } from './dev/workbenchPages.ts';
import { chunkLayers } from './vite.chunks.ts';
import { pagePreloads } from './vite.preloads.ts';
import { trimLibraries } from './vite.trim.ts';

const FORM_SCHEMAS = 'generated/schemas/kinds';

const isServer = process.argv.includes('--ssr');

/** The files of the router without its warnings for developers, which the package does not name. */
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}`, import.meta.url));
}

/** The programs that an installation runs: the server, and its operator's commands. */
const SERVER_PROGRAMS = {
  main: 'server/main.ts',
  reference: 'server/reference.cli.ts',
  reset: 'server/reset.cli.ts',
  seed: 'server/seed.cli.ts',
  'store-backup': 'server/storeBackup.cli.ts',
  'store-copy': 'server/storeCopy.cli.ts',
  'store-restore': 'server/storeRestore.cli.ts',
  user: 'server/users.cli.ts',
};

export default defineConfig(({ mode, command }) => ({
  plugins: [
    react(),
    liveKinds(),
    workbenchPages(),
    publishSchemas(),
    compressFiles(),
    ...(isServer ? [] : [trimLibraries(), pagePreloads()]),
  ],
  publicDir: isServer ? false : 'public',
  resolve: {
    alias: [
      // RJSF renders help through 31 KB of Markdown, which no help text here uses.
      {
        find: 'markdown-to-jsx/react',
        replacement: fileURLToPath(new URL('./src/engine/PlainMarkdown.tsx', import.meta.url)),
      },
      ...(command === 'build' ? PRODUCTION_ROUTER : []),
      // Workbooks are zipped and unzipped on the page.
      { find: /^fflate$/, replacement: fileURLToPath(new URL('./src/model/zipWithoutWorkers.ts', import.meta.url)) },
    ],
  },
  server: { host: '127.0.0.1', port: 5173 },
  worker: { format: 'es' },
  build: {
    outDir: isServer ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    rolldownOptions: isServer
      ? { input: SERVER_PROGRAMS }
      : {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: chunkLayers(), debugName: 'layers' }],
            },
          },
        },
    target: 'es2023',
    // An inlined style or script would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !isThere(file)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        // A worker is reused for all its files and loads modules once: modules keep no state, and kinds are frozen.
        test: {
          name: 'pure',
          include: listTests(mode, '!(docs|server)', 'ts'),
          exclude: [PACKAGES, ...listApart(mode)],
          isolate: false,
        },
      },
      {
        extends: true,
        // Modules are loaded once here as well: each test has its own server and store.
        test: {
          name: 'server',
          include: listTests(mode, '@(docs|server)'),
          globalSetup: ['tests/server/postgres.ts', 'tests/server/programs.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        // Workers load jsdom once, and give each file a separate context.
        test: {
          name: 'pages',
          include: listTests(mode, '!(docs|server)', 'tsx'),
          exclude: [PACKAGES, ...ROUTER_TESTS],
          environment: 'jsdom',
          pool: 'vmThreads',
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: listApart(mode) },
      },
    ],
    setupFiles: ['tests/patience.ts'],
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    // Only tests that hang should be stopped: on a busy machine a test takes several times as long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 100_000 } },
  },
}));

/**
 * Whether a file is loaded by the time that anything is imported, so that it needs no preload: each list of files to preload
 * is part of the file that imports.
 */
function isThere(file: string): boolean {
  const [, name] = /([\w-]+)-[\w-]{8}\.(?:js|css)$/.exec(file) ?? [];
  return name !== undefined && ALWAYS_THERE.has(name);
}

const ALWAYS_THERE = new Set(['rolldown-runtime', 'react', 'index']);

/** The router has two module formats, whose mixture contexts can't load. */
const ROUTER_TESTS = ['records/layers', 'ui/useAddressFilters', 'ui/useSelection'].map(
  (name) => `tests/${name}.test.tsx`,
);

/** What some tests install. */
const PACKAGES = '**/node_modules/**';

/** Matches what other files of a process would see: changed modules, globals and environments, also by a helper of tests. */
const CHANGES_PROCESS = /vi\.(mock|stubGlobal)\(|@vitest-environment/;

/** Returns the tests that need a separate process; none unless tests run, as each test file is read. */
function listApart(mode: string): string[] {
  if (!process.env.VITEST) return [];
  const ending = mode === 'long' ? '.long.ts' : '.test.ts';
  const files = listFiles('tests').filter((file) => /\.tsx?$/.test(file));
  const changes = (file: string) => CHANGES_PROCESS.test(readFileSync(file, 'utf8'));
  const helpers = files
    .filter((file) => !/\.(test|long)\.tsx?$/.test(file) && changes(file))
    .map((file) => basename(file));
  const usesHelper = (file: string) => helpers.some((name) => readFileSync(file, 'utf8').includes(`/${name}'`));
  const changing = files.filter(
    (file) => file.endsWith(ending) && !/^tests\/(docs|server)\//.test(file) && (changes(file) || usesHelper(file)),
  );
  return mode === 'long' ? changing : [...changing, ...ROUTER_TESTS];
}

/** Lists the files below a folder; packages that some tests install there have other files. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(path);
    return [path];
  });
}

/** Returns the test files of folders, or with `long` those that take too long to run for every change. */
function listTests(mode: string, folders: string, endings = '{ts,tsx}'): string[] {
  return [`tests/${folders}/**/${mode === 'long' ? `*.long.${endings}` : `*.test.${endings}`}`];
}

/** Copies the schemas of every kind's form into the client, for apps that render forms themselves. */
function publishSchemas(): Plugin {
  return {
    name: 'publish-schemas',
    apply: () => !isServer,
    generateBundle() {
      for (const file of readdirSync(FORM_SCHEMAS)) {
        this.emitFile({ type: 'asset', fileName: `schemas/${file}`, source: readFileSync(`${FORM_SCHEMAS}/${file}`) });
      }
    },
  };
}

/**
 * Writes compressed copies beside each file of the client that becomes smaller by it, which the server sends as they
 * are.
 */
function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: () => !isServer,
    async writeBundle({ dir: folder = '' }) {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => COMPRESSED.test(name));
      // Node compresses on as many threads as there are cores, up to four.
      await Promise.all(names.flatMap((name) => PACKERS.map((packer) => writePacked(join(folder, name), packer))));
    },
  };
}

interface Packer {
  ending: string;
  pack: (content: Buffer) => Promise<Buffer>;
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const PACKERS: readonly Packer[] = [
  { ending: '.br', pack: (content) => promisify(brotliCompress)(content, BROTLI) },
  { ending: '.gz', pack: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }) },
];

async function writePacked(file: string, { ending, pack }: Packer): Promise<void> {
  const content = await readFile(file);
  const packed = await pack(content);
  if (packed.length < content.length) await writeFile(file + ending, packed);
}

const COMPRESSED = /\.(js|css|html|json|svg|txt|webmanifest)$/;
