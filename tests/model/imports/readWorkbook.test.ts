import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheet } from '#model/imports/readSheet.ts';
import { LARGEST_BOOK, readWorkbook } from '#model/imports/readWorkbook.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';
import { createFile } from './createFile.ts';
import { readAll } from './readAll.ts';

const TURBINES = createWorkbook({
  Cover: [['About'], [], ['Vestas']],
  Turbines: [
    ['Model', 'Power', 'On sale', 'Note'],
    ['V90', 2000, true, ' net '],
    ['N117', 0.1, false, null],
    [null, 1e21, null, 'see page 3'],
  ],
});

const DATED = await writeXlsx([
  { name: 'Prices', columns: [{ title: 'Model' }, { title: 'From' }], rows: [['V90', new Date('2026-11-23T10:00Z')]] },
]);

const fileWith = async (bytes: Uint8Array | Blob) =>
  createFile(bytes instanceof Blob ? new Uint8Array(await bytes.arrayBuffer()) : bytes, 'turbines.xlsx');

/** An archive whose directory states these sizes for its files when they are unpacked. */
function bookOfSizes(sizes: Record<string, number>): Uint8Array {
  const bytes = zipSync(Object.fromEntries(Object.keys(sizes).map((name) => [name, strToU8('x')])));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const isEntry = (at: number) => at + 4 <= bytes.length && view.getUint32(at, true) === CENTRAL_ENTRY;
  const entries = [...bytes.keys()].filter(isEntry);
  for (const [index, size] of Object.values(sizes).entries()) {
    const entry = entries[index] ?? 0;
    view.setUint32(entry + 24, size, true);
    // An unknown compression, so that it can't be unpacked.
    view.setUint16(entry + 10, 99, true);
  }
  return bytes;
}

/** The signature of a file in the directory of an archive. */
const CENTRAL_ENTRY = 0x02014b50;

describe('a workbook', () => {
  it('has numbers as their digits, flags as words and blank cells as nothing', async () => {
    expect(await readAll(readWorkbook(await fileWith(TURBINES), 'Turbines'))).toEqual([
      { line: 1, cells: ['Model', 'Power', 'On sale', 'Note'] },
      { line: 2, cells: ['V90', '2000', 'true', ' net '] },
      { line: 3, cells: ['N117', '0.1', 'false', ''] },
      { line: 4, cells: ['', '1e+21', '', 'see page 3'] },
    ]);
  });

  it('is read from its first sheet unless one is named, with lines that are blank', async () => {
    expect(await readAll(readWorkbook(await fileWith(TURBINES)))).toEqual([
      { line: 1, cells: ['About'] },
      { line: 2, cells: [''] },
      { line: 3, cells: ['Vestas'] },
    ]);
  });

  it('has days without their time', async () => {
    expect(await readAll(readWorkbook(await fileWith(DATED)))).toEqual([
      { line: 1, cells: ['Model', 'From'] },
      { line: 2, cells: ['V90', '2026-11-23'] },
    ]);
  });

  it('is known by its first bytes, whatever its name', async () => {
    const file = { ...(await fileWith(TURBINES)), name: 'turbines.csv' };
    const signs = { format: 'csv', headings: ['Model'], header: 1 } as const;
    expect((await readAll(readSheet(file, { ...signs, sheet: 'Turbines' })))[1]?.cells[0]).toBe('V90');
    expect((await readAll(readSheet(file, signs)))[0]?.cells).toEqual(['About']);
  });

  it.each<[string, Uint8Array, string | undefined, RegExp]>([
    [
      'that is another archive',
      zipSync({ 'a.txt': strToU8('a') }),
      undefined,
      /^is not a workbook that can be read: "xl\/_rels\/workbook.xml.rels" file not found inside the `.xlsx` file\.$/,
    ],
    [
      'that is cut off',
      TURBINES.subarray(0, 200),
      undefined,
      /^is not a workbook that can be read: invalid zip data\.$/,
    ],
  ])('%s is refused', async (_, bytes, sheet, reason) => {
    const reading = readAll(readWorkbook(createFile(bytes, 'turbines.xlsx'), sheet));
    await expect(reading).rejects.toBeInstanceOf(TableFault);
    await expect(reading).rejects.toMatchObject({
      fault: {
        place: { file: 'turbines.xlsx' },
        reason: expect.stringMatching(reason),
        fix: 'Save it as .xlsx again, or as CSV.',
      },
    });
  });

  it('that lacks the sheet is refused', async () => {
    await expect(readAll(readWorkbook(await fileWith(TURBINES), 'Prices'))).rejects.toMatchObject({
      fault: { place: { file: 'turbines.xlsx' }, reason: 'has no sheet “Prices”.', fix: 'Choose another file.' },
    });
  });

  it('that is too large when it is unpacked is refused before that', async () => {
    const half = LARGEST_BOOK / 2;
    const large = bookOfSizes({ 'xl/worksheets/sheet1.xml': half, 'xl/worksheets/sheet2.xml': half + 1 });
    await expect(readAll(readWorkbook(createFile(large, 'turbines.xlsx')))).rejects.toMatchObject({
      fault: {
        place: { file: 'turbines.xlsx' },
        reason: 'has 65 MB of sheets; at most 64 MB of a workbook can be read.',
        fix: 'Save the sheet as CSV, which may be larger.',
      },
    });
    const largest = bookOfSizes({ 'xl/a.txt': half, 'xl/b.txt': half });
    await expect(readAll(readWorkbook(createFile(largest, 'turbines.xlsx')))).rejects.toMatchObject({
      fault: { reason: expect.stringMatching(/^is not a workbook that can be read: /) },
    });
  });

  it('is parsed once for all its sheets', async () => {
    const file = createFile(TURBINES, 'turbines.xlsx');
    let reads = 0;
    const counted = { ...file, read: (from: number, to: number) => file.read(from, to).finally(() => reads++) };
    for (const sheet of ['Cover', 'Turbines', 'Cover']) await readAll(readWorkbook(counted, sheet));
    expect(reads).toBe(1);
  });
});
