import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MADE_BY } from '#codegen/emit.ts';
import { readGenerated } from '#codegen/readGenerated.ts';
import { PAGE_MARK } from '#codegen/reference/markdown.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-generated-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The files that are read in a folder with these ones, and which of them codegen has made. */
async function read(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const { texts, ours } = await readGenerated(folder);
  return { files: [...texts.keys()].sort(), ours: ours.toSorted(), texts };
}

it('files are read with their text, in the folder and in those that codegen makes', async () => {
  const inside = ['forms', 'imports', 'kinds', 'schemas', 'texts', 'validators'].map((name) => `${name}/deep/a.ts`);
  const { files, texts } = await read({
    'index.ts': 'index',
    kinds: '',
    'other/b.ts': '',
    'nested/kinds/c.ts': '',
    ...Object.fromEntries(inside.filter((file) => !file.startsWith('kinds')).map((file) => [file, `text of ${file}`])),
  });
  expect(files).toEqual([...inside.filter((file) => !file.startsWith('kinds')), 'index.ts', 'kinds'].toSorted());
  expect(texts.get('index.ts')).toBe('index');
  expect(texts.get('texts/deep/a.ts')).toBe('text of texts/deep/a.ts');
});

it('the folder of kinds is read', async () => {
  expect((await read({ 'kinds/wind.ts': '' })).files).toEqual(['kinds/wind.ts']);
});

it('files that begin with the mark of codegen are its own', async () => {
  const { ours } = await read({
    'code.ts': `${MADE_BY} and more`,
    'page.md': `${PAGE_MARK} and more`,
    'later.ts': `\n${MADE_BY}`,
    'later.md': `\n${PAGE_MARK}`,
    'foreign.ts': 'export {};',
  });
  expect(ours).toEqual(['code.ts', 'page.md']);
});

it('generated JSON is its own by its place', async () => {
  const made = ['contract.json', 'schemas/forms/sign_in.uischema.json', 'schemas/kinds/wind.schema.json'];
  const others = [
    'contract.json5',
    'contract.jsonc',
    'my.contract.json',
    'schemas/kinds/wind.json',
    'schemas/kinds/wind.schema.json.bak',
    'schemas/kinds/deep/wind.schema.json',
    'schemas/other/wind.schema.json',
    'texts/schemas/kinds/wind.schema.json',
  ];
  const { files, ours } = await read(Object.fromEntries([...made, ...others].map((file) => [file, '{}'])));
  expect(files).toEqual([...made, ...others].toSorted());
  expect(ours).toEqual(made);
});

it('a folder that does not exist is refused', async () => {
  await expect(readGenerated(join(folder, 'absent'))).rejects.toThrow('ENOENT');
});
