import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { formatProblem } from '#codegen/Problem.ts';
import { readSchemas } from '#codegen/readSchemas.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(...names: string[]): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), name);
  }
}

/** The messages about files that are not read, without the folder. */
async function unread(): Promise<string[]> {
  const { unread: problems = [] } = await readSchemas({ folder });
  return problems.map((problem) => formatProblem(problem).slice(folder.length + 1)).sort();
}

it('reads the files of example kinds only where they are wanted', async () => {
  await write('a.json', 'examples/b.json', 'examples/c.txt');
  const read = async (examples: boolean) => [...(await readSchemas({ folder, examples })).texts.values()];
  expect(await read(false)).toEqual(['a.json']);
  expect(await read(true)).toEqual(['a.json', 'examples/b.json']);
  expect(await unread()).toEqual([]);
});

it('reads schema files from their folders, sorted, with the names of the icons', async () => {
  await write('kinds/b.json', 'openapi.yaml', 'a.json', 'documents/README.md', '.gitkeep', 'kinds/.b.json.swp');
  const { texts, icons } = await readSchemas({ folder });
  const names = ['a.json', 'kinds/b.json', 'openapi.yaml'];
  expect([...texts]).toEqual(names.map((name) => [join(folder, name), name]));
  expect(await unread()).toEqual([]);
  expect(icons.has('arrow-right-left')).toBe(true);
  expect(icons.has('index')).toBe(false);
  expect([...icons].filter((name) => !/^[a-z0-9-]+$/.test(name))).toEqual([]);
});

it('reads a file behind a link', async () => {
  await write('other/wind.json');
  await mkdir(join(folder, 'schemas/kinds'), { recursive: true });
  await symlink('../../other/wind.json', join(folder, 'schemas/kinds/wind.json'));
  const { texts, unread: problems } = await readSchemas({ folder: join(folder, 'schemas') });
  expect([...texts.values()]).toEqual(['other/wind.json']);
  expect(problems).toEqual([]);
});

it('finds nothing in a folder that does not exist', async () => {
  const { texts, unread: problems } = await readSchemas({ folder: join(folder, 'schemas') });
  expect([[...texts], problems]).toEqual([[], []]);
});

test.each([
  [
    'a name in capitals',
    'kinds/wind.JSON',
    'is not read, as its name does not end in ".json". Rename it to "wind.json"',
  ],
  [
    'a hidden second ending',
    'kinds/wind.json.txt',
    'is not read, as its name does not end in ".json". Rename it to "wind.json"',
  ],
  ['YAML', 'kinds/wind.yaml', 'is not read, as its name does not end in ".json". Rename it to "wind.json"'],
  [
    'JSON with comments',
    'kinds/wind.jsonc',
    'is not read, as its name does not end in ".json". Rename it to "wind.json"',
  ],
  ['a second contract', 'openapi.yml', 'is not read, as its name does not end in ".json".'],
  ['a contract in a folder', 'api/openapi.yaml', 'is not read, as its name does not end in ".json".'],
  ['a misspelt folder', 'kind/wind.json', 'is not a folder for schema files. Did you mean "schemas/kinds/"?'],
  [
    'a folder in a folder',
    'kinds/wind/wind.json',
    'is not a folder for schema files. Put it directly into schemas/kinds/.',
  ],
  ['an unknown folder', 'turbines/wind.json', 'Put a kind into schemas/kinds/, and a form into schemas/forms/.'],
  ["an editor's copy", 'kinds/wind.json~', 'warning: is not read, as its name does not end in ".json". Remove it.'],
  [
    'a file of another sort',
    'kinds/notes.txt',
    'warning: is not read, as its name does not end in ".json". Remove it.',
  ],
])('reports %s', async (_title, name, words) => {
  await write(name);
  const reported = await unread();
  expect(reported).toHaveLength(1);
  expect(reported[0]?.startsWith(`${name}:1:1 `)).toBe(true);
  expect(reported[0]).toContain(words);
});

it('reports a folder with the name of a file', async () => {
  await mkdir(join(folder, 'kinds/wind.json'), { recursive: true });
  expect(await unread()).toEqual(['kinds/wind.json:1:1 is a folder, so no file is read here. Rename it.']);
});

it('reports links to folders, to nothing and to themselves', async () => {
  await mkdir(join(folder, 'kinds'));
  await symlink('.', join(folder, 'kinds/all'));
  await symlink('nowhere', join(folder, 'kinds/b.json'));
  await symlink('c.json', join(folder, 'kinds/c.json'));
  expect(await unread()).toEqual([
    'kinds/all:1:1 is a link to a folder, which is not read. Link the files instead.',
    'kinds/b.json:1:1 is a link that leads nowhere. Remove it, or restore what it leads to.',
    'kinds/c.json:1:1 is a link that leads nowhere. Remove it, or restore what it leads to.',
  ]);
});

it('reports a file that is too large without reading it', async () => {
  await write('kinds/wind.json');
  await truncate(join(folder, 'kinds/wind.json'), 5_000_000_000);
  expect(await unread()).toEqual([
    'kinds/wind.json:1:1 has 5000000000 bytes; at most 2000000 are allowed. Split it, or leave out what is repeated.',
  ]);
});
