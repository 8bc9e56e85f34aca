import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/**
 * Runs each test of a file in a folder with a program of plain JavaScript in place of the one that reads stores; returns
 * how to write it.
 */
export function inProgramFolder(): { write: (code: string) => void; folder: () => string } {
  const project = process.cwd();
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'program-')));
    process.chdir(folder);
    for (const name of ['src', 'node_modules/tsx', 'server']) mkdirSync(name, { recursive: true });
    writeFileSync('node_modules/tsx/package.json', '{ "exports": "./loader.mjs" }');
    writeFileSync('node_modules/tsx/loader.mjs', LOADER);
    writeFileSync('package.json', '{ "name": "copied" }');
  });
  afterEach(() => {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });
  return { write: (code) => writeFileSync('server/tryStored.cli.ts', code), folder: () => folder };
}

/** The program is plain JavaScript, which needs only to be taken for it. */
const LOADER = `import { register } from 'node:module';
const load = (url, context, next) =>
  url.endsWith('.ts') ? { format: 'commonjs', shortCircuit: true } : next(url, context);
register('data:text/javascript,' + encodeURIComponent('export const load = ' + load));
`;

/** Returns code that prints values as lines of JSON. */
export function printLines(...values: unknown[]): string {
  return values.map((value) => `console.log(${JSON.stringify(JSON.stringify(value))});\n`).join('');
}
