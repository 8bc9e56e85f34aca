import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { header } from '#codegen/emit.ts';
import { writeChanged, writeDifferences } from '#codegen/writeChanged.ts';
import { realTexts, run } from './schemaTexts.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'q-system-'));
});
afterEach(() => rm(folder, { recursive: true }));

const MADE = `${header('schemas/kinds')}one\n`;

async function listFiles(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}

it('writes into folders that do not exist yet', async () => {
  await writeChanged(
    join(folder, 'out'),
    new Map([
      ['kinds/wind.ts', MADE],
      ['api.ts', MADE],
    ]),
  );
  expect(await readFile(join(folder, 'out/kinds/wind.ts'), 'utf8')).toBe(MADE);
  expect(await listFiles()).toEqual(['api.ts', 'wind.ts']);
});

it('leaves a file as it is that would not change', async () => {
  const [same, other] = [join(folder, 'same.ts'), join(folder, 'other.ts')];
  const long = new Date(1_000_000_000_000);
  for (const file of [same, other]) {
    await writeFile(file, MADE);
    await utimes(file, long, long);
  }
  await writeChanged(
    folder,
    new Map([
      ['same.ts', MADE],
      ['other.ts', `${MADE}two\n`],
    ]),
  );
  expect((await stat(same)).mtime).toEqual(long);
  expect((await stat(other)).mtime).not.toEqual(long);
  expect(await readFile(other, 'utf8')).toBe(`${MADE}two\n`);
});

it('removes what it made before and makes no longer, and nothing else', async () => {
  await mkdir(join(folder, 'kinds'));
  await writeFile(join(folder, 'kinds/old.ts'), MADE);
  await writeFile(join(folder, 'notes.ts'), 'export const own = 1;\n');
  await mkdir(join(folder, 'schemas/kinds'), { recursive: true });
  for (const name of ['old.schema.json', 'old.uischema.json', 'own.json'])
    await writeFile(join(folder, 'schemas/kinds', name), '{}');
  await writeChanged(folder, new Map([['new.ts', MADE]]));
  expect(await listFiles()).toEqual(['new.ts', 'notes.ts', 'own.json']);
});

it('leaves the generated files of other projects alone, wherever they are', async () => {
  await mkdir(join(folder, 'other/generated/kinds'), { recursive: true });
  await writeFile(join(folder, 'other/generated/kinds/wind.ts'), MADE);
  await writeFile(join(folder, 'other/contract.json'), '{}');
  expect(await writeChanged(folder, new Map([['new.ts', MADE]]))).toEqual({ written: ['new.ts'], removed: [] });
  expect(await listFiles()).toEqual(['contract.json', 'new.ts', 'wind.ts']);
});

it('does not mind that a file is gone already', async () => {
  const present = new Map([
    ['gone.ts', MADE],
    ['kept.ts', MADE],
  ]);
  expect(await writeDifferences(folder, new Map([['kept.ts', MADE]]), present)).toEqual({
    ...{ written: [], removed: ['gone.ts'] },
  });
});

it('finds every obsolete file in the folders that it makes', async () => {
  const made = (await run(realTexts())).files;
  await writeChanged(folder, made);
  const { removed } = await writeChanged(folder, new Map([['new.ts', MADE]]));
  expect(removed.toSorted()).toEqual([...made.keys()].toSorted());
  expect(await listFiles()).toEqual(['new.ts']);
});
