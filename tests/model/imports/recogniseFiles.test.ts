import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { imports, loadImport } from '#generated/imports.ts';
import { kind } from '#generated/kinds/heatpump.ts';
import { ImportReport } from '#model/imports/ImportReport.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { fileOf } from './fileOf.ts';

const sample = (name: string) => fileOf(new Uint8Array(readFileSync(`tests/fixtures/imports/${name}`)), name);

it.each([
  [['cec_inverters.csv'], ['cec_inverters']],
  [['BOILERS.csv'], ['cea_gas_boilers', 'cea_oil_boilers']],
  [['oedb_power_curves.csv', 'oedb_turbine_data.csv'], ['oedb_turbines']],
  [['oedb_turbine_data.csv'], []],
  [['NOTICE.md'], []],
])('%j fit %j', async (names, mappings) => {
  const found = await recogniseFiles(names.map(sample), imports);
  expect(found.map(({ summary }) => summary.id)).toEqual(mappings);
});

it('a report counts every row, and words what became of it', async () => {
  const mapping = await loadImport.keymark_heat_pumps?.();
  if (!mapping) throw new Error('The mapping of heat pumps is missing.');
  const report = new ImportReport(mapping, kind.definition);
  const files = new Map([['main', sample('keymark_heat_pumps.csv')]]);
  for await (const event of importFiles({ mapping, kind, files })) report.add(event);
  const lines = report.lines({ isWhole: false });
  expect(report.isFaulty).toBe(true);
  expect(lines[0]).toBe('Heat pumps of the Keymark (hplib) (MIT): 9 rows, 7 imported as heatpump, 0 skipped, 2 faulty');
  expect(lines[1]).toBe(
    '  keymark_heat_pumps.csv:9:14 P_th_h_ref [W] is blank: the default of 1000 kW is no guess at a heat pump. Fill it in. Also in 1 row: 10.',
  );
  expect(lines.at(-1)).toBe(
    '  not in the table, so at their defaults: currency, locked, spec_invest, annual_om, lifetime_years, inflation_replacement',
  );
});
