import fc from 'fast-check';
import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from '#model/Sheet.ts';
import { formatSheetCsv } from '#model/sheetCsv.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';

const SHEET: Sheet = {
  name: 'Components',
  columns: [{ title: 'Name', width: 40 }, { title: 'Rated power [kW]' }, { title: 'Created' }],
  rows: [
    ['Straße, "Nord"\nzweite Zeile', 0.1, new Date('2026-11-23T10:00:00Z')],
    ['=HYPERLINK("x")', 1e21, null],
    ['007', -3, null],
  ],
};

describe('a sheet as CSV', () => {
  it('is read back by others, with formulas made harmless', () => {
    const text = formatSheetCsv(SHEET);
    expect(text.startsWith('\uFEFFName,Rated power [kW],Created\r\n')).toBe(true);
    expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
      ['Name', 'Rated power [kW]', 'Created'],
      ['Straße, "Nord"\nzweite Zeile', '0.1', '2026-11-23T10:00:00.000Z'],
      [`'=HYPERLINK("x")`, '1e+21', ''],
      ['007', '-3', ''],
    ]);
  });
});

describe('sheets as a workbook', () => {
  it('keeps texts, numbers and dates as what they are', async () => {
    const [read] = await readWorkbook(await writeXlsx([SHEET]));
    expect(read?.sheet).toBe('Components');
    expect(read?.data).toEqual([['Name', 'Rated power [kW]', 'Created'], ...SHEET.rows]);
  });

  it('reads back what it wrote, whatever it was', async () => {
    const cell = fc.oneof<fc.Arbitrary<SheetCell>[]>(
      fc.stringMatching(/^[\w =+@<&>"'äß°²]{1,20}$/).filter((text) => !Reflect.has(Object.prototype, text)),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value)),
      fc.constant(null),
    );
    const rows = fc.array(fc.tuple(fc.constant('x'), cell, cell), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(rows, async (cells) => {
        const [read] = await readWorkbook(await writeXlsx([{ ...SHEET, rows: cells }]), { trim: false });
        expect(read?.data.slice(1)).toEqual(cells);
      }),
      { numRuns: 50 },
    );
  });

  it('names its sheets as Excel allows', async () => {
    const long = 'Photovoltaics and its inverters in all versions';
    const cut = ["All turbines of the supplier's's", `Turbines of the new supplier ${'🌬🌬🌬'}`];
    const names = [long, long.toUpperCase(), 'a/b:c', "''", '', ...cut];
    const read = await readWorkbook(await writeXlsx(names.map((name) => ({ ...SHEET, name }))));
    expect(read.map(({ sheet }) => sheet)).toEqual([
      'Photovoltaics and its inverters',
      'PHOTOVOLTAICS AND ITS INVERTE 2',
      'a b c',
      'Sheet',
      'Sheet 2',
      // An apostrophe may not end a name, and no character is cut in two.
      "All turbines of the supplier's",
      'Turbines of the new supplier 🌬',
    ]);
  });

  it('opens with texts that are names of every object', async () => {
    const rows = [['constructor', 1, '__proto__']];
    const [read] = await readWorkbook(await writeXlsx([{ ...SHEET, rows }]));
    expect(read?.data[1]?.[1]).toBe(1);
  });

  it('cuts a text that Excel could not open', async () => {
    const [read] = await readWorkbook(await writeXlsx([{ ...SHEET, rows: [['x'.repeat(40_000)]] }]));
    expect(String(read?.data[1]?.[0])).toHaveLength(32_767);
  });
});
