import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Papa from 'papaparse';
import { afterAll, expect, it } from 'vitest';
import { assumptionSheets } from '#model/assumptionSheets.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';
import { createSheetRecord } from './createSheetRecord.ts';
import { findOffice } from './findOffice.ts';
import { KIND_ROWS } from './loadedKinds.ts';

const folder = mkdtempSync(join(tmpdir(), 'q-system-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('LibreOffice reads the same numbers and texts in a workbook of all kinds', async () => {
  const records = KIND_ROWS.map(([subclass]) =>
    createSheetRecord(subclass, {
      name: `=SUM(1) of ${subclass}, "quoted" ${'ß'.repeat(3)}`,
      description: '007',
    }),
  );
  const sheets = assumptionSheets(records);
  const file = join(folder, 'sheets.xlsx');
  writeFileSync(file, Buffer.from(await (await writeXlsx(sheets)).arrayBuffer()));
  // Comma, double quotes, UTF-8, from the first line, as they are stored, each sheet in its own file.
  const filter = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  execFileSync(findOffice(), [profile, '--headless', '--convert-to', filter, '--outdir', folder, file], {
    stdio: 'ignore',
  });
  for (const { name, columns, rows } of sheets) {
    const text = readFileSync(join(folder, `sheets-${name}.csv`), 'utf8');
    const [titles, ...lines] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data;
    expect(titles).toEqual(columns.map(({ title }) => title));
    expect(lines.length).toBe(rows.length);
    lines.forEach((cells, row) => {
      rows[row]?.forEach((cell, column) => {
        const read = cells[column] ?? '';
        if (typeof cell === 'number') expect(Number(read), `${name} ${row + 1} ${column + 1}`).toBe(cell);
        else expect(read).toBe(cell ?? '');
      });
    });
  }
});
