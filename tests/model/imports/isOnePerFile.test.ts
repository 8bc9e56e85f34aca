import { expect, it } from 'vitest';
import { isOnePerFile } from '#model/imports/isOnePerFile.ts';

it.each<[string, string[], boolean]>([
  ['one row each', ['a.csv', 'b.csv'], true],
  ['one row of one file', ['a.csv'], true],
  ['several rows of a file', ['a.csv', 'a.csv'], false],
  ['several rows of one of the files', ['a.csv', 'b.csv', 'b.csv'], false],
])('files with %s', (_, files, expected) => {
  expect(isOnePerFile(files.map((file) => ({ place: { file, row: 2 } })))).toBe(expected);
});
