import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, createServer, type InlineConfig, preview } from 'vite';

const PORT = 5174;
const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const PAGE = 'gallery/index.html';

const { values: options } = parseArgs({
  options: {
    /** Builds the gallery and serves it on any free port, for the end-to-end test of it. */
    built: { type: 'boolean' },
    /** A folder for pictures of every page, at both sizes. */
    screenshots: { type: 'string' },
  },
});

if (options.screenshots !== undefined) await takeScreenshots(resolve(options.screenshots));
else if (options.built) await serveBuilt();
else await serve();

async function serve(): Promise<void> {
  const server = await createServer({ ...config(), server: { host: '127.0.0.1', port: PORT } });
  await server.listen();
  console.log(`Gallery  ${server.resolvedUrls?.local[0]}gallery/`);
}

async function serveBuilt(): Promise<void> {
  const outDir = mkdtempSync(join(tmpdir(), 'q-system-gallery-'));
  await build({
    ...config(),
    build: { outDir, emptyOutDir: true, target: 'es2023', rolldownOptions: { input: PAGE } },
  });
  const server = await preview({ ...config(), build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  console.log(`Gallery  ${server.resolvedUrls?.local[0]}gallery/`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  process.once('SIGINT', () => process.exit());
}

/** Runs the end-to-end test that visits all pages and takes the pictures. */
async function takeScreenshots(folder: string): Promise<void> {
  const args = ['node_modules/.bin/playwright', 'test', '-c', 'e2e', '--project=long', 'e2e/gallery.long.ts'];
  const env = { ...process.env, GALLERY_SCREENSHOTS: folder };
  const walk = spawn(process.execPath, args, { cwd: PROJECT, env, stdio: 'inherit' });
  process.exitCode = await new Promise<number>((done) => walk.once('exit', (code) => done(code ?? 1)));
}

function config(): InlineConfig {
  return {
    root: PROJECT,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { chunkSizeWarningLimit: 2000 },
    resolve: {
      alias: {
        // As in the product: RJSF renders help through Markdown, which no help text here uses.
        'markdown-to-jsx/react': join(PROJECT, 'src/engine/PlainMarkdown.tsx'),
      },
    },
  };
}
