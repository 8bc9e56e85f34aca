import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import type { Sheet, SheetCell } from '#model/Sheet.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';
import { EXPORTED_SHEET } from '../fixtures/exportedSheet.ts';

/** The parts of a workbook as they are written, by their paths. */
async function readParts(sheet: Partial<Sheet> = {}): Promise<(path: string) => string> {
  const workbook = await writeXlsx([{ ...EXPORTED_SHEET, ...sheet }]);
  const parts = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return (path) => strFromU8(parts[path] ?? new Uint8Array());
}

/** The text that a cell holds after it was written and read. */
async function carryText(text: string): Promise<unknown> {
  const [read] = await readWorkbook(await writeXlsx([{ ...EXPORTED_SHEET, rows: [[text, 1]] }]), { trim: false });
  return read?.data[1]?.[0];
}

/** The names of sheets after they were written and read. */
async function carryNames(names: readonly string[]): Promise<string[]> {
  const read = await readWorkbook(await writeXlsx(names.map((name) => ({ ...EXPORTED_SHEET, name }))));
  return read.map(({ sheet }) => sheet);
}

describe('sheets as a workbook', () => {
  it('keeps texts, numbers and dates as what they are', async () => {
    const [read] = await readWorkbook(await writeXlsx([EXPORTED_SHEET]));
    expect(read?.sheet).toBe('Components');
    expect(read?.data).toEqual([['Name', 'Rated power [kW]', 'Created'], ...EXPORTED_SHEET.rows]);
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
        const [read] = await readWorkbook(await writeXlsx([{ ...EXPORTED_SHEET, rows: cells }]), { trim: false });
        expect(read?.data.slice(1)).toEqual(cells);
      }),
      { numRuns: 50 },
    );
  });

  it('is a file of the type of Excel', async () => {
    expect((await writeXlsx([EXPORTED_SHEET])).type).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
  });

  it('freezes the line of titles, which are bold, and gives each column its width', async () => {
    const part = await readParts();
    const sheet = part('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<pane ySplit="1" xSplit="0" topLeftCell="A2" activePane="bottomRight" state="frozen"/>');
    expect(sheet.match(/ width="\d+"/g)).toEqual([' width="40"', ' width="16"', ' width="16"']);
    expect(sheet).toContain('<c r="A1" s="1" t="s">');
    expect(part('xl/styles.xml')).toMatch(/<b\/>.*<cellXfs count="3"><xf ><\/xf><xf fontId="1" applyFont="1">/);
  });

  it('shows dates with their time', async () => {
    const part = await readParts();
    expect(part('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd hh:mm"');
  });

  it('leaves cells without a value empty', async () => {
    const part = await readParts({ rows: [[null, '', 'x']] });
    expect(part('xl/worksheets/sheet1.xml')).toContain('<row r="2"><c r="C2" t="s">');
  });

  it.each(['constructor', '__proto__', 'toString'])('writes the text "%s", a name of every object', async (text) => {
    const part = await readParts({ rows: [[text, 1]] });
    expect(part('xl/worksheets/sheet1.xml')).toContain(`<row r="2"><c r="A2"><f>"${text}"</f></c><c r="B2"><v>1</v>`);
  });
});

describe('a text of a workbook', () => {
  it('may have 32,767 characters', async () => {
    const text = 'x'.repeat(32_767);
    expect(await carryText(text)).toBe(text);
  });

  it('is cut with an ellipsis beyond them', async () => {
    expect(await carryText('x'.repeat(32_768))).toBe(`${'x'.repeat(32_766)}…`);
  });

  it('is not cut within a character', async () => {
    expect(await carryText(`${'x'.repeat(32_765)}🌬🌬`)).toBe(`${'x'.repeat(32_765)}…`);
    expect(await carryText(`${'x'.repeat(32_764)}🌬🌬`)).toBe(`${'x'.repeat(32_764)}🌬…`);
    expect(await carryText(`${'x'.repeat(9)}🌬${'x'.repeat(32_766)}`)).toBe(`${'x'.repeat(9)}🌬${'x'.repeat(32_755)}…`);
  });
});

describe('the name of a sheet', () => {
  it.each([
    ['has up to 31 characters', 'x'.repeat(31), 'x'.repeat(31)],
    ['is cut beyond them', 'x'.repeat(32), 'x'.repeat(31)],
    ['has none of the signs that Excel refuses', 'a[b]c:d*e?f/g\\h', 'a b c d e f g h'],
    ['has no blanks and apostrophes around it', " ''It's \t'", "It's"],
    ['ends with a letter where it was cut at blanks', `${'x'.repeat(29)}   y`, 'x'.repeat(29)],
    [
      'ends with a letter where it was cut at an apostrophe',
      "All turbines of the supplier's's",
      "All turbines of the supplier's",
    ],
    ['ends with a whole character', `Turbines of the new supplier ${'🌬🌬🌬'}`, 'Turbines of the new supplier 🌬'],
    ['keeps whole characters before its end', `🌬${'x'.repeat(40)}`, `🌬${'x'.repeat(29)}`],
    ['is a word where nothing is left', "'/'", 'Sheet'],
    ['is a word where there is none', '', 'Sheet'],
  ])('%s', async (_title, name, written) => {
    expect(await carryNames([name])).toEqual([written]);
  });

  it('differs from the others, whatever their case', async () => {
    expect(await carryNames(['Wind', 'wind', 'WIND', 'Wind 2', 'Solar'])).toEqual([
      ...['Wind', 'wind 2', 'WIND 3', 'Wind 2 2', 'Solar'],
    ]);
  });

  it('has room for the number that makes it differ', async () => {
    const long = 'Photovoltaics and its inverters in all versions';
    expect(await carryNames([long, long.toUpperCase(), long])).toEqual([
      'Photovoltaics and its inverters',
      'PHOTOVOLTAICS AND ITS INVERTE 2',
      'Photovoltaics and its inverte 3',
    ]);
  });

  it('is numbered where several have nothing left', async () => {
    expect(await carryNames(["''", '', 'sheet'])).toEqual(['Sheet', 'Sheet 2', 'sheet 3']);
  });
});
