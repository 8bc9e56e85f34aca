import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolder } from '#codegen/createFolder.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a folder with those above it, at the same time as others do', async () => {
  const path = join(folder, 'a/b/c');
  await Promise.all([createFolder(path), createFolder(path), createFolder(join(folder, 'a/b/d'))]);
  await createFolder(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

it('rejects below a file', async () => {
  await writeFile(join(folder, 'file'), '');
  await expect(createFolder(join(folder, 'file/below'))).rejects.toThrow('ENOTDIR');
});

it.runIf(existsSync('/proc'))('rejects in a file system of the kernel', async () => {
  await expect(createFolder('/proc/q-system/below')).rejects.toThrow('ENOENT');
});
