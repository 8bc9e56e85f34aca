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
  const { execArgv } = process;
  let folder = '';
  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'program-')));
    process.chdir(folder);
    // The program needs no loader.
    process.execArgv = ['--no-warnings'];
    for (const name of ['src', 'node_modules', 'server']) mkdirSync(name);
    writeFileSync('package.json', '{ "name": "copied" }');
  });
  afterEach(() => {
    process.chdir(project);
    process.execArgv = execArgv;
    rmSync(folder, { recursive: true });
  });
  return { write: (code) => writeFileSync('server/tryStored.cli.ts', code), folder: () => folder };
}

/** Returns code that prints values as lines of JSON. */
export function printLines(...values: unknown[]): string {
  return values.map((value) => `console.log(${JSON.stringify(JSON.stringify(value))});\n`).join('');
}
