import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectTables } from '#server/store/expectTables.ts';

let file = '';
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'q-system-tables-')), 'q-system.db');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

/** Creates the file as SQLite does, first without content, in another process; returns once it is there. */
async function createSlowly(script: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', `${CREATE}; setTimeout(() => { ${script} }, 200)`, file]);
  await once(child.stdout, 'data');
}

const CREATE = "const fs = require('node:fs'), file = process.argv[1]; fs.writeFileSync(file, ''); console.log()";

it.each([
  ['its content', "fs.writeFileSync(file, 'something else')"],
  ['its log', "fs.writeFileSync(file, 'SQLite format 3'.padEnd(200, '\\0')); fs.writeFileSync(file + '-wal', '')"],
])('a file that another process is creating is waited for, until it has %s', async (_, script) => {
  await createSlowly(script);
  expect(() => expectTables(file)).not.toThrow();
  expect(statSync(file).size).toBeGreaterThan(0);
});

it('a file that is deleted meanwhile is ignored', async () => {
  await createSlowly('fs.rmSync(file)');
  expect(() => expectTables(file)).not.toThrow();
  expect(existsSync(file)).toBe(false);
});

it('a file that stays empty is refused', () => {
  writeFileSync(file, '');
  expect(() => expectTables(file)).toThrow(`${file} is empty`);
});
