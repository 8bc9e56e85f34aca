import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readWorkbook } from '#model/imports/readWorkbook.ts';
import { spellOutCells } from '#model/imports/spellOutCells.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const STYLES = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
  <numFmts><numFmt numFmtId="164" formatCode="0.0%"/><numFmt numFmtId="165" formatCode="0.0&quot;%&quot;"/><numFmt numFmtId="166" formatCode='0\\%'/></numFmts>
  <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="9" fontId="0"/><xf numFmtId="164"></xf><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="10"/></cellXfs>
</styleSheet>`;

/** A workbook with these cells in its first row. */
function bookWith(cells: string, { styles = STYLES, prefix = '' } = {}): Uint8Array<ArrayBuffer> {
  const files = unzipSync(createWorkbook({ Sheet: [['x']] }));
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const name = prefix === '' ? '' : `:${prefix.slice(0, -1)}`;
  return zipSync({
    ...files,
    'xl/styles.xml': strToU8(styles),
    'xl/worksheets/sheet1.xml': strToU8(
      `<${prefix}worksheet xmlns${name}="${main}"><${prefix}sheetData><${prefix}row r="1">${cells}</${prefix}row></${prefix}sheetData></${prefix}worksheet>`,
    ),
  });
}

const readFirst = async (book: Uint8Array) => (await readAll(readWorkbook(createFile(book, 'a.xlsx'))))[0]?.cells;

it.each([
  ['a number in percent', '<c r="A1" s="1"><v>0.95</v></c>', '95 %'],
  ['with decimals', '<c r="A1" s="2"><v>0.955</v></c>', '95.5 %'],
  ['with the built-in format of decimals', '<c r="A1" s="5" t="n"><v>1.2</v></c>', '120 %'],
  ['as spreadsheets write a fraction', '<c r="A1" s="1"><v>7.0000000000000007E-2</v></c>', '7 %'],
  ['that a formula gave', '<c r="A1" s="1"><f>B1/2</f><v>0.5</v></c>', '50 %'],
  ['with the sign as a text', '<c r="A1" s="3"><v>95</v></c>', '95'],
  ['with the sign as a character', '<c r="A1" s="4"><v>95</v></c>', '95'],
  ['a plain number', '<c r="A1" s="0"><v>0.95</v></c>', '0.95'],
  ['a number without a style', '<c r="A1"><v>0.95</v></c>', '0.95'],
  ['a text with a style of numbers', '<c r="A1" s="1" t="inlineStr"><is><t>net</t></is></c>', 'net'],
  ['a formula that was never computed', '<c r="A1"><f>B2*2</f><v></v></c>', '=B2*2'],
  ['such a formula without an element for its value', '<c r="A1"><f>A2&amp;B2</f></c>', '=A2&B2'],
  ['such a formula for a text', '<c r="A1" t="str"><f>A2</f></c>', '=A2'],
  ['such a formula that is shared', '<c r="A1"><f t="shared" si="0"/><v/></c>', '='],
  ['a formula that gave a number', '<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
  ['a formula that gave a text', '<c r="A1" t="str"><f>B1</f><v>net</v></c>', 'net'],
  ['an error', '<c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
])('a cell has the text that it shows: %s', async (_, cell, text) => {
  expect(await readFirst(bookWith(`${cell}<c r="B1"><v>1</v></c>`))).toEqual([text, '1']);
});

it('an empty text of a formula is a blank cell, and empty cells stay in their places', async () => {
  const cells = '<c r="A1" t="str"><f>B1</f><v></v></c><c r="B1" s="1"/><c r="C1" s="1"><v>0.5</v></c>';
  expect(await readFirst(bookWith(cells))).toEqual(['', '', '50 %']);
});

it('elements may have a prefix', async () => {
  expect(await readFirst(bookWith('<x:c r="A1" s="1"><x:v>0.5</x:v></x:c>', { prefix: 'x:' }))).toEqual(['50 %']);
});

it('a workbook without such cells is returned as it is', () => {
  const book = bookWith('<c r="A1" s="3"><v>95</v></c>');
  expect(spellOutCells(book)).toBe(book);
  const plain = new Uint8Array(createWorkbook({ Sheet: [['x', 1]] }));
  expect(spellOutCells(plain)).toBe(plain);
  expect(
    strFromU8(unzipSync(spellOutCells(bookWith('<c r="A1" s="1"><v>1</v></c>')))['xl/styles.xml'] ?? new Uint8Array()),
  ).toBe(STYLES);
});
