import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { imports, loadImport } from '#generated/imports.ts';
import { kind } from '#generated/kinds/heatpump.ts';
import type { ImportSummary, TableSigns } from '#model/imports/ImportMapping.ts';
import { ImportReport } from '#model/imports/ImportReport.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { createFile } from './createFile.ts';

const sample = (name: string) => createFile(new Uint8Array(readFileSync(`tests/fixtures/imports/${name}`)), name);

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

it('a report counts every row, and states its outcome', async () => {
  const mapping = await loadImport.keymark_heat_pumps?.();
  if (!mapping) throw new Error('The mapping of heat pumps is missing.');
  const report = new ImportReport(mapping, kind.definition);
  const files = new Map([['main', sample('keymark_heat_pumps.csv')]]);
  for await (const event of importFiles({ mapping, kind, files })) report.add(event);
  const lines = report.lines({ isWhole: false });
  expect(report.isFaulty).toBe(true);
  expect(lines[0]).toBe(
    'Heat pumps of the Keymark (hplib) (CC-BY-4.0): 9 rows, 7 imported as heatpump, 0 skipped, 2 faulty',
  );
  expect(lines[1]).toBe(
    '  keymark_heat_pumps.csv:9:14 P_th_h_ref [W] is blank: the default of 1000 kW would be arbitrary for a heat pump. Fill it in. Also in 1 row: 10.',
  );
  expect(lines.at(-1)).toBe(
    '  not in the table, so at their defaults: currency, locked, spec_invest, annual_om, lifetime_years, inflation_replacement',
  );
});

describe('a table is recognised', () => {
  const SIGNS: TableSigns = { format: 'csv', headings: ['Model', 'Power'], header: 1, delimiter: ';' };
  const JSON_SIGNS = { format: 'json' as const, headings: ['Model', 'Hub', 'Power'] };
  const createSummary = (tables: ImportSummary['tables']): ImportSummary => ({
    ...{ id: 'fleet', title: 'Fleet', kind: 'wind', source: { title: 'Fleet', licence: 'MIT', url: '' }, tables },
  });

  it.each<[what: string, isKnown: boolean, text: string, signs?: Partial<TableSigns>]>([
    ['by all of its headings', true, 'Power;Site;Model\nA;1;2\n'],
    ['without rows', true, 'Model;Power\n'],
    ['not with a heading less', false, 'Model;Site\nA;1\n'],
    ['below lines of text', true, 'Fleet of 2030\nModel;Power\nA;1\n', { header: 2 }],
    ['not where its headings are expected below', false, 'Model;Power\nA;1\n', { header: 2 }],
    ['not in an empty file', false, ''],
    ['not in a file that cannot be read', false, '"Model;Power\nA;1\n'],
    ['by two columns of a series', true, 'Model;Power;P_3;P_4\n', { patterns: ['P_{x}'] }],
    ['not by one column of a series', false, 'Model;Power;P_3;P_x\n', { patterns: ['P_{x}'] }],
    ['not by one of two series', false, 'Model;Power;P_3;P_4\n', { patterns: ['P_{x}', 'n_{x}'] }],
    ['not by a series alone', false, 'Model;P_3;P_4\n', { patterns: ['P_{x}'] }],
    ['by most paths of a document', true, '[{"Model": "A", "Hub": 1}]', JSON_SIGNS],
    ['not by half of the paths', false, '[{"Model": "A"}]', { format: 'json' }],
    ['not in a document without rows', false, '{}', { ...JSON_SIGNS, rows: 'turbines' }],
  ])('%s', async (_, isKnown, text, signs) => {
    const found = await recogniseFiles([createFile(text)], [createSummary({ main: { ...SIGNS, ...signs } })]);
    expect(found).toHaveLength(isKnown ? 1 : 0);
  });

  it('with the file of each of its tables', async () => {
    const [curves, empty, fleet] = [createFile('Curve;P\n'), createFile(''), createFile('Model;Power\n')];
    const summary = createSummary({ main: SIGNS, curves: { ...SIGNS, headings: ['Curve'] } });
    const other = { ...createSummary({ main: SIGNS }), id: 'other' };
    expect(await recogniseFiles([curves, empty, fleet], [summary, other])).toEqual([
      {
        summary,
        files: new Map([
          ['main', fleet],
          ['curves', curves],
        ]),
      },
      { summary: other, files: new Map([['main', fleet]]) },
    ]);
    expect(await recogniseFiles([curves], [summary])).toEqual([]);
    expect(await recogniseFiles([], [summary])).toEqual([]);
  });

  it('in all files that fit, where it may be in several', async () => {
    const [first, other, second] = [createFile('Model;Power\n'), createFile('Curve;P\n'), createFile('Power;Model\n')];
    const summary = createSummary({ main: { ...SIGNS, many: true } });
    expect(await recogniseFiles([first, other, second], [summary])).toEqual([
      { summary, files: new Map([['main', first]]), further: [second] },
    ]);
    expect(await recogniseFiles([other, second], [summary])).toEqual([{ summary, files: new Map([['main', second]]) }]);
  });

  it('with an error where the disk fails', async () => {
    const file = { ...createFile('Model;Power\n'), read: () => Promise.reject(new Error('The disk is gone.')) };
    await expect(recogniseFiles([file], [createSummary({ main: SIGNS })])).rejects.toThrow('The disk is gone.');
  });
});
