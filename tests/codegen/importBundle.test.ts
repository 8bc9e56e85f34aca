import { cp, mkdir, mkdtemp, readdir, realpath, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './projectCopy.ts';

const KEPT = 'dist/codegen/greet.mjs';
/** Runs the module; an argument is the folder for temporary files. */
const START = `import { importBundle } from './codegen/importBundle.mjs';
const [, , temporary] = process.argv;
if (temporary) process.env.TMPDIR = temporary;
await importBundle('greet.ts');
`;
const LONG_AGO = new Date('2020-01-01');

describe('a module that is imported as a bundle', () => {
  let copy: ProjectCopy;
  beforeEach(async () => {
    copy = await copyProject('codegen/importBundle.mjs');
    await save('codegen/name.ts', "export const name: string = 'wind';");
    await save('codegen/greet.ts', "import { name } from './name.ts';\nconsole.log(name, import.meta.url);");
    await save('start.mjs', START);
  });
  afterEach(() => copy.remove());

  /** Writes a file as one that was saved long before its bundle. */
  async function save(file: string, text: string, time = LONG_AGO): Promise<void> {
    await writeFile(copy.path(file), text);
    await utimes(copy.path(file), time, time);
  }
  const start = async () => (await copy.run('start.mjs')).stdout.trim();
  const keptAt = async () => (await stat(copy.path(KEPT))).mtimeMs;
  const toUrl = (folder: string) => `file://${folder}/codegen/greet.ts`;

  it('runs at its own address, and is bundled once', async () => {
    expect(await start()).toBe(`wind ${toUrl(copy.folder)}`);
    const first = await keptAt();
    expect(await start()).toBe(`wind ${toUrl(copy.folder)}`);
    expect(await keptAt()).toBe(first);
  });

  it('is bundled again after one of its modules changed, even to an older file of the same size', async () => {
    await start();
    await save('codegen/name.ts', "export const name: string = 'tank';", new Date('2019-01-01'));
    expect(await start()).toBe(`tank ${toUrl(copy.folder)}`);
  });

  it('is bundled again after a module was removed', async () => {
    await start();
    await unlink(copy.path('codegen/name.ts'));
    await save('codegen/greet.ts', "console.log('alone');");
    expect(await start()).toBe('alone');
  });

  it('is bundled again if a module was saved while it was bundled', async () => {
    await save('codegen/name.ts', "export const name: string = 'wind';", new Date(Date.now() + 3_600_000));
    await start();
    const first = await keptAt();
    await start();
    expect(await keptAt()).not.toBe(first);
  });

  it('is bundled again if its file is damaged', async () => {
    await start();
    await save(KEPT, '');
    expect(await start()).toBe(`wind ${toUrl(copy.folder)}`);
  });

  it('runs in a project that cannot be written to, and leaves nothing behind', async () => {
    await writeFile(copy.path('dist'), 'in the way of the folder');
    const temporary = copy.path('temporary');
    await mkdir(temporary);
    const { stdout } = await copy.run('start.mjs', temporary);
    expect(stdout.trim()).toBe(`wind ${toUrl(copy.folder)}`);
    expect(await readdir(temporary)).toEqual([]);
  });

  it('does not run the modules of the folder from which the project was copied', async () => {
    await start();
    const other = await realpath(await mkdtemp(join(tmpdir(), 'q-system-')));
    await cp(copy.folder, other, { recursive: true, preserveTimestamps: true });
    await save('codegen/name.ts', "export const name: string = 'tank';");
    expect((await copy.run(join(other, 'start.mjs'))).stdout.trim()).toBe(`wind ${toUrl(other)}`);
    await rm(other, { recursive: true });
  });
});
