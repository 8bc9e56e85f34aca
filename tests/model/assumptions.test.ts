import Papa from 'papaparse';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect, it } from 'vitest';
import { assumptionSheets, type SheetRecord } from '#model/assumptionSheets.ts';
import { type Assumption, listAssumptions } from '#model/assumptions.ts';
import { createDefaults } from '#model/createDefaults.ts';
import { deviationText } from '#model/deviationText.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { formatSheetCsv } from '#model/sheetCsv.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';
import { createSheetRecord } from './createSheetRecord.ts';
import { KIND_ROWS } from './loadedKinds.ts';

function find(record: SheetRecord, item: string): Assumption {
  const found = listAssumptions(record).find((assumption) => assumption.item === item);
  if (!found) throw new Error(`${item} is not listed`);
  return found;
}

describe.each(KIND_ROWS)('the assumptions of a %s', (subclass, { definition }) => {
  it('hold every value that its form shows, as it is stored', () => {
    const defaults = createDefaults(definition);
    const listed = listAssumptions(createSheetRecord(subclass));
    const shown = Object.values(definition.fields).filter(({ system, hidden }) => !system && !hidden);
    expect(listed.flatMap(({ fields }) => fields).sort()).toEqual(shown.map(({ name }) => name).sort());
    for (const { fields, value, item } of listed) {
      const [name = ''] = fields;
      const isNumber = fields.length === 1 && /number|integer/.test(definition.fields[name]?.type ?? '');
      if (isNumber && defaults[name] !== null) expect(value, item).toBe(defaults[name]);
    }
  });

  it('deviate nowhere while they are the defaults', () => {
    expect(listAssumptions(createSheetRecord(subclass)).filter(({ deviation }) => deviation)).toEqual([]);
  });

  it('are the same in the CSV file and in the workbook', async () => {
    const sheets = assumptionSheets([createSheetRecord(subclass)]);
    const read = await readWorkbook(await writeXlsx(sheets), { trim: false });
    expect(read.map(({ sheet }) => sheet)).toEqual(sheets.map(({ name }) => name));
    sheets.forEach((sheet, index) => {
      const width = sheet.columns.length;
      const rows = sheet.rows.map((cells) => cells.map((cell) => (cell === '' ? null : cell)));
      expect(read[index]?.data.slice(1).map((cells) => fill(cells, width))).toEqual(rows);
      const [, ...lines] = Papa.parse<string[]>(formatSheetCsv(sheet).slice(1), { skipEmptyLines: true }).data;
      expect(lines).toEqual(rows.map((cells) => cells.map((cell) => (cell === null ? '' : String(cell)))));
    });
  });
});

/** Readers leave out empty cells at the end of a line. */
function fill(cells: readonly unknown[], width: number): unknown[] {
  return Array.from({ length: width }, (_, index) => cells[index] ?? null);
}

describe('an assumption', () => {
  it.each<[string, FieldValues, string, string]>([
    ['above its default', { hub_height: 12.5 }, 'hub_height', '+2.5 m (+25 %)'],
    ['far above it', { hub_height: 300 }, 'hub_height', '+290 m (×30)'],
    ['below its default', { hub_height: 9.9 }, 'hub_height', '-0.1 m (-1 %)'],
    ['with no value', { hub_height: null }, 'hub_height', 'changed'],
    ['of a curve', { pc10: 0.5 }, 'power', 'changed'],
    ['of a name', { name: 'Other' }, 'name', ''],
    ['of a description', { description: 'Ridge' }, 'description', ''],
  ])('%s says how far it is from it', (_what, changes, item, text) => {
    expect(deviationText(find(createSheetRecord('wind', changes), item)).replaceAll('\u00a0', ' ')).toBe(text);
  });

  it('is read in the currency of its component', () => {
    const record = createSheetRecord('wind', { currency: 'GBP' });
    expect(find(record, 'currency').reference?.text).toBe('EUR');
    expect(find(record, 'annual_om').reference?.text).toMatch(/ GBP\//);
  });

  it('is compared with the template instead', () => {
    const template = { name: 'Tall tower', texts: createSheetRecord('wind', { hub_height: 120 }).texts };
    const record = { ...createSheetRecord('wind', { hub_height: 90 }), template };
    const { reference, deviation } = find(record, 'hub_height');
    expect(reference).toEqual({ text: '120 m', value: 120 });
    expect(deviation).toEqual({ by: -30, percent: -25 });
    const [values] = assumptionSheets([record]);
    const row = values?.rows.find((cells) => cells.includes('hub_height'));
    expect(row).toContain('Template Tall tower');
  });
});

describe('the source of a value', () => {
  const at = '2026-11-23T10:00:00Z';
  const sources = {
    hub_height: { source: 'Data sheet', page: 'p. 4', low: 78, high: 108, confirmed: { by: 'ada@example.com', at } },
    power: { source: 'Power curve, rev. 3', changed: true as const },
  };

  it('is shown beside it, and beside a curve', () => {
    const record = { ...createSheetRecord('wind'), sources };
    expect(find(record, 'hub_height').source).toBe(sources.hub_height);
    expect(find(record, 'power').source).toBe(sources.power);
    expect(find(record, 'lifetime').source).toBeUndefined();
  });

  it('is in the sheet, with numbers and a date', () => {
    const [values] = assumptionSheets([{ ...createSheetRecord('wind'), sources }]);
    const titles = values?.columns.map(({ title }) => title) ?? [];
    const row = values?.rows.find((cells) => cells.includes('hub_height')) ?? [];
    const own = row.slice(titles.indexOf('Source'), titles.indexOf('Changed since') + 1);
    expect(own).toEqual(['Data sheet', 'p. 4', null, 78, 108, 'ada@example.com', new Date(at), 'no']);
  });

  it('is required only for figures', () => {
    const figures = listAssumptions(createSheetRecord('wind')).filter(({ isFigure }) => isFigure);
    expect(figures.map(({ item }) => item)).toEqual(expect.arrayContaining(['hub_height', 'power']));
    expect(figures.map(({ item }) => item)).not.toContain('currency');
  });
});

describe('the sheets of a project', () => {
  it('hold each point of each curve, and its assets', () => {
    const sheets = assumptionSheets(
      [createSheetRecord('wind', { pc10: 0.25 }), createSheetRecord('heater')],
      [{ name: 'Rig of wind', kind: 'Wind turbine', count: 3, isDeleted: false }],
    );
    expect(sheets.map(({ name }) => name)).toEqual(['Values', 'Curve points', 'Assets']);
    const points = sheets[1]?.rows ?? [];
    expect(points).toHaveLength(31);
    expect(points[10]?.slice(3)).toEqual([11, 'Wind speed', 'm/s', 10, 'Power', 'kW', 0.25]);
    expect(sheets[2]?.rows).toEqual([['Rig of wind', 'Wind turbine', 3, 'yes']]);
  });
});
