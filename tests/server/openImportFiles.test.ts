import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '#server/Refused.ts';
import { openImportFiles } from '#server/reference/openImportFiles.ts';
import { isOpen } from './isOpen.ts';

const folder = mkdtempSync(join(tmpdir(), 'q-system-files-'));
const table = join(folder, 'units.csv');
const other = join(folder, 'curves.csv');
beforeAll(() => {
  writeFileSync(table, 'name,power\nAnemo,9\n');
  writeFileSync(other, 'name\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('files are opened in their order, by name and size', async () => {
  const opened = await openImportFiles([table, other]);
  expect(opened.map(({ file: { name, size } }) => [name, size])).toEqual([
    ['units.csv', 19],
    ['curves.csv', 5],
  ]);
  expect([table, other].filter(isOpen)).toHaveLength(2);
  for (const { close } of opened) await close();
});

it.each([
  [0, 4, 'name'],
  [5, 10, 'power'],
  [11, 19, 'Anemo,9\n'],
  [17, 99, '9\n'],
  [19, 99, ''],
])('the bytes from %i up to %i are read, as far as the file goes', async (from, to, text) => {
  const [opened] = await openImportFiles([table]);
  expect(Buffer.from((await opened?.file.read(from, to)) ?? []).toString()).toBe(text);
  await opened?.close();
});

it('a file that was closed is read no longer', async () => {
  const [opened] = await openImportFiles([table]);
  await opened?.close();
  await expect(opened?.file.read(0, 4)).rejects.toThrow();
  expect(isOpen(table)).toBe(false);
});

it('an empty list opens no files', async () => {
  expect(await openImportFiles([])).toEqual([]);
});

it('a file that does not exist is refused with the reason, and those before it are closed', async () => {
  const gone = join(folder, 'gone.csv');
  const refused = await openImportFiles([table, other, gone]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({
    message: expect.stringContaining(`${gone} can't be read: ENOENT`),
    cause: expect.objectContaining({ code: 'ENOENT' }),
  });
  expect([table, other].filter(isOpen)).toEqual([]);
});

it('a folder is refused, and closed like the files before it', async () => {
  await expect(openImportFiles([table, folder])).rejects.toThrow(
    new Refused(`${folder} can't be read: it is not a file`),
  );
  expect([table, folder].filter(isOpen)).toEqual([]);
});
