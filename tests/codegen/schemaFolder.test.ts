import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SchemaFolder } from '#codegen/SchemaFolder.ts';
import { eventually } from '../fixtures/eventually.ts';

const CHANGING = '/proc/sys/kernel/random/uuid';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
  await mkdir(join(folder, 'kinds'));
});
afterEach(() => rm(folder, { recursive: true }));

const place = (name: string) => join(folder, name);
const save = (name: string, text = name) => writeFile(place(name), text);
const unread = (name: string, message: string, suggestion: string) => ({
  ...{ file: place(name), line: 1, column: 1 },
  ...{ message, suggestion },
});

/** The names and texts of the files, and the problems in the order of their files. */
async function read(reader = new SchemaFolder({ folder })) {
  const { texts, unread: problems = [], icons } = await reader.read();
  return {
    texts: Object.fromEntries([...texts].map(([file, text]) => [file.slice(folder.length + 1), text])),
    problems: problems.toSorted((a, b) => (a.file < b.file ? -1 : 1)),
    icons,
  };
}

describe('a folder of schema files', () => {
  it('is that of the project, without examples, unless another one is named', async () => {
    const { texts } = await new SchemaFolder().read();
    expect(texts.has('schemas/common.json')).toBe(true);
    expect([...texts.keys()].filter((file) => !/^schemas\/(?!examples\/)/.test(file))).toEqual([]);
  });

  it('has its JSON files and the contract, in the order of their names', async () => {
    for (const name of [
      'openapi.yaml',
      'kinds/b.json',
      'kinds/a.json',
      'common.json',
      'README.md',
      '.gitkeep',
      '.a.json.swp',
    ])
      await save(name);
    await mkdir(place('folder.yaml'));
    const { texts, problems } = await read();
    const names = ['common.json', 'kinds/a.json', 'kinds/b.json', 'openapi.yaml'];
    expect(Object.entries(texts)).toEqual(names.map((name) => [name, name]));
    expect(problems).toEqual([]);
  });

  it('has examples only if they are wanted', async () => {
    await mkdir(place('examples'));
    await save('examples/a.json');
    await save('examples/b.yaml');
    const expected = unread(
      'examples/b.yaml',
      'is not read, as its name does not end in ".json".',
      'Rename it to "b.json", with JSON in it, or remove it.',
    );
    expect(await read()).toMatchObject({ texts: {}, problems: [] });
    expect(await read(new SchemaFolder({ folder, examples: true }))).toMatchObject({
      texts: { 'examples/a.json': 'examples/a.json' },
      problems: [expected],
    });
  });

  it('may be missing, but not be a file', async () => {
    expect(await read(new SchemaFolder({ folder: place('lost') }))).toMatchObject({ texts: {}, problems: [] });
    await save('file');
    await expect(new SchemaFolder({ folder: place('file') }).read()).rejects.toThrow('ENOTDIR');
  });

  it('comes with the names of the icons, which are listed once', async () => {
    const reader = new SchemaFolder({ folder });
    const { icons } = await read(reader);
    expect(icons.has('wind')).toBe(true);
    expect(icons.has('arrow-down-0-1')).toBe(true);
    expect(icons.has('index')).toBe(false);
    expect([...icons].filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
    expect((await read(reader)).icons).toBe(icons);
  });
});

describe('a second time', () => {
  it('changed, new and removed files are noticed', async () => {
    const reader = new SchemaFolder({ folder });
    await save('a.json');
    await save('b.json');
    expect((await read(reader)).texts).toEqual({ 'a.json': 'a.json', 'b.json': 'b.json' });
    await save('a.json', 'a.JSON');
    await save('c.json');
    await rm(place('b.json'));
    expect((await read(reader)).texts).toEqual({ 'a.json': 'a.JSON', 'c.json': 'c.json' });
  });

  it.runIf(existsSync(CHANGING))('unchanged files are not read again', async () => {
    await symlink(CHANGING, place('a.json'));
    const reader = new SchemaFolder({ folder });
    const [first, second] = [await read(reader), await read(reader)];
    expect(first.texts['a.json']).toMatch(/^[0-9a-f-]{36}\n$/);
    expect(second.texts).toEqual(first.texts);
    expect((await read()).texts).not.toEqual(first.texts);
  });
});

describe('a link', () => {
  it('counts as the file that it leads to', async () => {
    await save('a.json');
    await symlink('../a.json', place('kinds/b.json'));
    expect(await read()).toMatchObject({ texts: { 'a.json': 'a.json', 'kinds/b.json': 'a.json' }, problems: [] });
  });

  it('to a folder or to nothing is reported', async () => {
    await save('x.json');
    await symlink('.', place('a'));
    await symlink('nowhere', place('b.json'));
    await symlink('c.json', place('c.json'));
    await symlink('x.json/below', place('d.json'));
    const broken = (name: string) =>
      unread(name, 'is a link that leads nowhere.', 'Remove it, or restore what it leads to.');
    expect((await read()).problems).toEqual([
      unread('a', 'is a link to a folder, which is not read.', 'Link the files instead.'),
      broken('b.json'),
      broken('c.json'),
      broken('d.json'),
    ]);
  });

  it('that cannot be followed is reported with the reason', async () => {
    await symlink('x'.repeat(300), place('a.json'));
    expect(await read()).toMatchObject({
      texts: {},
      problems: [unread('a.json', "can't be read: ENAMETOOLONG.", 'Make it readable.')],
    });
  });
});

it('neither a socket nor a link to one is read', async () => {
  const server = createServer().listen(place('a.json'));
  await eventually(() => expect(server.listening).toBe(true));
  await symlink('a.json', place('b.json'));
  const other = (name: string) => unread(name, 'is not an ordinary file, so it is not read.', 'Remove it.');
  expect((await read()).problems).toEqual([other('a.json'), other('b.json')]);
  server.close();
});

it('a folder with the name of a file is reported', async () => {
  await mkdir(place('kinds/a.json'));
  expect((await read()).problems).toEqual([
    unread('kinds/a.json', 'is a folder, so no file is read here.', 'Rename it.'),
  ]);
});

it('a file is read up to its largest size', async () => {
  await save('a.json');
  await save('b.json');
  await truncate(place('a.json'), 2_000_000);
  await truncate(place('b.json'), 2_000_001);
  const { texts, problems } = await read();
  expect(Object.values(texts).map(({ length }) => length)).toEqual([2_000_000]);
  expect(problems).toEqual([
    unread('b.json', 'has 2000001 bytes; at most 2000000 are allowed.', 'Split it, or leave out what is repeated.'),
  ]);
});
