import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { formatSheetCsv } from '#model/sheetCsv.ts';
import { EXPORTED_SHEET } from '../fixtures/exportedSheet.ts';

describe('a sheet as CSV', () => {
  it('is read back by others, with formulas made harmless', () => {
    const text = formatSheetCsv(EXPORTED_SHEET);
    expect(text.startsWith('\uFEFFName,Rated power [kW],Created\r\n')).toBe(true);
    expect(Papa.parse(text.slice(1), { skipEmptyLines: true }).data).toEqual([
      ['Name', 'Rated power [kW]', 'Created'],
      ['Straße, "Nord"\nzweite Zeile', '0.1', '2026-11-23T10:00:00.000Z'],
      [`'=HYPERLINK("x")`, '1e+21', ''],
      ['007', '-3', ''],
    ]);
  });
  it.each([
    ['=1', "'=1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    ['\ta', "'\ta"],
    ['a=1', 'a=1'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['=a,b', '"\'=a,b"'],
    [null, ''],
  ])('holds the cell %j as %j', (cell, text) => {
    expect(formatSheetCsv({ name: 'S', columns: [{ title: 'T' }], rows: [[cell, 1]] })).toBe(
      `\uFEFFT\r\n${text},1\r\n`,
    );
  });
});
