import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, expect, it } from 'vitest';
import { assumptionSheets, type SheetRecord } from '#model/assumptionSheets.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';
import { createSheetRecord } from './createSheetRecord.ts';
import { findOffice } from './findOffice.ts';
import { KIND_ROWS } from './loadedKinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'q-system-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONFIRMED = { by: 'planner@example.com', at: '2026-03-01T09:30:00.000Z' };

/** Sources with all that they can say, for the first number and the first curve of a kind. */
function createSources({ definition }: SheetRecord): SheetRecord['sources'] {
  const number = Object.values(definition.fields).find(({ type }) => type === 'number');
  const paths = [number?.name, Object.keys(definition.curves)[0]].filter((path) => path !== undefined);
  return Object.fromEntries(
    paths.map((path, at) => [
      path,
      {
        source: 'https://example.com/sheet?a=1&b="2"',
        page: `p. 7: "at 20 °C, \u2265 5 %"`,
        note: '=1+1\nsecond line; with, marks',
        ...{ low: -0.1, high: 1234567.891 },
        ...(at === 0 ? { confirmed: CONFIRMED } : { changed: true }),
      },
    ]),
  );
}

it('LibreOffice reads the same numbers, texts and sources in a workbook of all kinds', async () => {
  const records = KIND_ROWS.map(([subclass]) => {
    const values = { name: `=SUM(1) of ${subclass}, "quoted" ${'ß'.repeat(3)}`, description: '007' };
    const record = createSheetRecord(subclass, values);
    return { ...record, sources: createSources(record) };
  });
  const sheets = assumptionSheets(records);
  const file = join(folder, 'sheets.xlsx');
  writeFileSync(file, Buffer.from(await (await writeXlsx(sheets)).arrayBuffer()));
  // Comma, double quotes, UTF-8, from the first line, as they are stored, each sheet in its own file.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync(findOffice(), [profile, '--headless', '--convert-to', filter, '--outdir', folder, file], {
    stdio: 'ignore',
  });
  const dates: string[] = [];
  for (const { name, columns, rows } of sheets) {
    const text = readFileSync(join(folder, `sheets-${name}.csv`), 'utf8');
    const [titles, ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    expect(titles).toEqual(columns.map(({ title }) => title));
    expect(lines.length).toBe(rows.length);
    lines.forEach((cells, row) => {
      rows[row]?.forEach((cell, column) => {
        const read = cells[column] ?? '';
        if (cell instanceof Date) dates.push(read);
        else if (typeof cell === 'number') expect(Number(read), `${name} ${row + 1} ${column + 1}`).toBe(cell);
        else expect(read).toBe(cell ?? '');
      });
    });
  }
  expect(dates).toEqual(records.map(() => '2026-03-01 09:30:00'));
});
