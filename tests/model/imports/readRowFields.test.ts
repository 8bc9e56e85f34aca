import { describe, expect, it } from 'vitest';
import { kind } from '#generated/kinds/heatpump.ts';
import type { ImportField, ImportMapping, ImportTable } from '#model/imports/ImportMapping.ts';
import { ImportReport } from '#model/imports/ImportReport.ts';
import { importFiles, readFiles } from '#model/imports/importFiles.ts';
import { planRow } from '#model/imports/planRow.ts';
import { createFile } from './createFile.ts';
import { importTable, smallMapping } from './importTable.ts';

const LONG = { entity: 'tech', parameter: 'parameter', value: 'value', unit: 'unit' };

const TO_SAME = ['1', '1'] as const;

/** A mapping of prices: investment for each kW and the cost of a year. */
function priceMapping(currency?: ImportField['cases'], table: Partial<ImportTable> = { long: LONG }): ImportMapping {
  const mapping = smallMapping({ table });
  const column = { table: 'main', type: 'number' as const, decimal: '.' as const, blank: [] };
  return {
    ...mapping,
    columns: {
      tech: { ...column, column: 'tech', type: 'text' },
      invest: { ...column, column: 'investment', unit: '{currency}/kW' },
      om: { ...column, column: 'om', unit: '{currency}/yr' },
    },
    name: { text: '{tech}' },
    fields: [
      { field: 'spec_invest', cases: [{ sort: 'column', column: 'invest', ratio: TO_SAME }] },
      { field: 'annual_om', cases: [{ sort: 'column', column: 'om', ratio: TO_SAME }] },
      ...(currency ? [{ field: 'currency', cases: currency }] : []),
    ],
  };
}

const table = (...lines: string[]) => ['tech,parameter,value,unit', ...lines, ''].join('\n');
const EURO: ImportField['cases'] = [{ sort: 'constant', value: 'EUR' }];

describe('prices whose unit names a currency', () => {
  it('are read in that of the component, whatever they are for', async () => {
    const content = table('A,investment,500,EUR/kW', 'A,om,10,EUR/year', 'B,investment,300000,EUR/MW', 'B,om,9,EUR/a');
    expect(await importTable(content, priceMapping(EURO))).toEqual([
      'A {"spec_invest":500,"annual_om":10,"currency":"EUR"}',
      'B {"spec_invest":300,"annual_om":9,"currency":"EUR"}',
    ]);
  });

  it('give the component their currency where the mapping names none', async () => {
    const content = table('A,investment,500,USD/kW', 'A,om,10,$/year', 'B,investment,300,€/kW', 'B,om,9,EUR/yr');
    expect(await importTable(content, priceMapping())).toEqual([
      'A {"spec_invest":500,"annual_om":10,"currency":"USD"}',
      'B {"spec_invest":300,"annual_om":9,"currency":"EUR"}',
    ]);
  });

  it('are at fault in another currency than the mapping names', async () => {
    const content = table('A,investment,500,USD/kW', 'A,om,10,EUR/yr');
    expect(await importTable(content, priceMapping(EURO))).toEqual([
      'table.csv:2:3 investment is a price in USD, but the component is in EUR. Give it in EUR, or change "currency" in the mapping.',
    ]);
  });

  it('are at fault in another currency than the price before', async () => {
    const content = table('A,investment,500,USD/kW', 'A,om,10,EUR/yr');
    expect(await importTable(content, priceMapping())).toEqual([
      'table.csv:3:3 om is a price in EUR, but the component is in USD. Give all prices of a component in one currency.',
    ]);
  });

  it('are read in the same way below a line of units', async () => {
    const flat = priceMapping(undefined, { units: 2, firstRow: 3 });
    expect(await importTable('tech,investment,om\n,USD/kW,USD/yr\nA,500,10\n', flat)).toEqual([
      'A {"spec_invest":500,"annual_om":10,"currency":"USD"}',
    ]);
  });

  it('leave no value in another currency to the review', async () => {
    const mapping = priceMapping(EURO);
    const files = new Map([['main', createFile(table('A,investment,500,USD/kW', 'A,om,10,EUR/yr'))]]);
    const rows = [];
    for await (const one of readFiles({ mapping, files }))
      if (one.sort === 'row') rows.push(planRow({ mapping, kind, row: one.row, place: one.place }));
    expect(rows).toMatchObject([
      {
        values: { annual_om: 10, currency: 'EUR' },
        faults: [{ field: 'spec_invest', reason: 'investment is a price in USD, but the component is in EUR.' }],
      },
    ]);
    expect(rows[0]?.values).not.toHaveProperty('spec_invest');
  });

  it('keep the currency out of the fields that are at their defaults', async () => {
    const mapping = priceMapping();
    const report = new ImportReport(mapping, kind.definition);
    const files = new Map([['main', createFile(table('A,investment,500,USD/kW'))]]);
    for await (const event of importFiles({ mapping, kind, files })) report.add(event);
    expect(report.lines({ isWhole: false }).at(-1)).toMatch(
      /^ {2}not in the table, so at their defaults: (?!currency)/,
    );
  });
});
