import { describe, expect, it } from 'vitest';
import { isWorkbook, readSheet } from '#model/imports/readSheet.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const SIGNS = { format: 'csv', headings: ['Model', 'Power'], header: 1 } as const;

const BOOK = createWorkbook({ Cover: [['About']], Turbines: [['Model'], ['V90']] });

describe('the lines of a table of text', () => {
  it.each([
    ['the delimiter that is found', 'Model;Power\nV90;2000\n', {}, ['V90', '2000']],
    ['the delimiter that is given', 'Model;Power,net\nV90;2000,5\n', { delimiter: ',' }, ['V90;2000', '5']],
    ['headings in a later line', 'a,b,c\nModel;Power\n', { header: 2 }, ['Model', 'Power']],
  ])('have %s', async (_, text, given, cells) => {
    const lines = await readAll(readSheet(createFile(text), { ...SIGNS, ...given }));
    expect(lines[1]).toEqual({ line: 2, cells });
  });

  it('have the encoding that is given, else the one that is found', async () => {
    const file = createFile(Uint8Array.from('Model;Ma\xDFe\nTo\xB6;2\n', (sign) => sign.charCodeAt(0)));
    const signs = { ...SIGNS, headings: ['Model', 'Maße'] };
    expect((await readAll(readSheet(file, signs)))[1]?.cells).toEqual(['To¶', '2']);
    expect((await readAll(readSheet(file, { ...signs, encoding: 'iso-8859-2' })))[1]?.cells).toEqual(['Toś', '2']);
  });

  it('are named with their file where they cannot be read', async () => {
    const reading = readAll(readSheet(createFile('Model,Power\n"V90,2000\n', 'turbines.csv'), SIGNS));
    await expect(reading).rejects.toThrow('turbines.csv:2 has an opening double quote without a closing one.');
  });
});

it('the lines of a workbook are those of its first sheet, or of the one that is named', async () => {
  expect(await readAll(readSheet(createFile(BOOK), SIGNS))).toEqual([{ line: 1, cells: ['About'] }]);
  expect(await readAll(readSheet(createFile(BOOK), { ...SIGNS, sheet: 'Turbines' }))).toEqual([
    { line: 1, cells: ['Model'] },
    { line: 2, cells: ['V90'] },
  ]);
});

it.each<[string, Uint8Array | string, boolean]>([
  ['a workbook', BOOK, true],
  ['a table of text', 'Model;Power\n', false],
  ['a text that begins with its first signs', 'PKW;Leistung\n', false],
  ['the beginning of its signs', BOOK.subarray(0, 3), false],
  ['an empty file', '', false],
])('%s is told by its first bytes', async (_, content, is) => {
  const file = createFile(content);
  const asked: number[] = [];
  const read = (from: number, to: number) => {
    asked.push(to);
    return file.read(from, to);
  };
  expect(await isWorkbook({ ...file, read })).toBe(is);
  expect(asked).toEqual([Math.min(64, file.size)]);
});
