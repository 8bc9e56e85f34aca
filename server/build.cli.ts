import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'schemas',
  'codegen',
  'src',
  'widgets',
  'server',
  'public',
  'index.html',
  'dev',
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.preloads.ts',
  'vite.trim.ts',
  'package-lock.json',
];
const VITE = 'node_modules/.bin/vite';
const BUILT = 'dist/server/main.js';

// Builds app and server only if a source is newer than dist, so that a second start is quick.
if (findNewest(SOURCES) > getModified(BUILT) || hasExamples() !== (process.env.Q_EXAMPLES === '1')) {
  for (const args of [
    ['codegen/cli.mjs'],
    [VITE, 'build', '--logLevel', 'warn'],
    [VITE, 'build', '--ssr', '--logLevel', 'warn'],
  ]) {
    run(args);
  }
}

/** Whether dist contains the kinds of schemas/examples/. */
function hasExamples(): boolean {
  return readdirSync('schemas/examples').some((name) =>
    existsSync(join('dist/client/schemas', name.replace(/\.json$/, '.schema.json'))),
  );
}

function run(args: string[]): void {
  try {
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  } catch {
    // The command has already printed the error.
    process.exit(1);
  }
}

function findNewest(paths: string[]): number {
  return Math.max(
    ...paths.map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false });
      if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
      return findNewest([...readdirSync(path).map((name) => join(path, name)), '']);
    }),
  );
}

function getModified(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
