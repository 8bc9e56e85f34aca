import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toText } from '#codegen/generatedText.ts';
import { Memory } from '#codegen/Memory.ts';
import { makeModules } from '#codegen/makeModules.ts';
import { formatProblem } from '#codegen/Problem.ts';
import { readSchemas } from '#codegen/readSchemas.ts';
import { imports, loadImport } from '#generated/imports.ts';
import { loadKind } from '#generated/kinds.ts';
import type { ImportMapping } from '#model/imports/ImportMapping.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import { type KindAppearance, proposeKind, proposeMapping } from '#model/imports/proposeMapping.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { toMapping } from '#model/imports/toMapping.ts';
import { toMappingFile } from '#model/imports/toMappingFile.ts';
import { realTexts } from '../../codegen/schemaTexts.ts';
import { createFile } from './createFile.ts';
import { loadKindAppearances } from './kindAppearances.ts';

/** The sample of each known table. */
const FILES: Record<string, string> = {
  bslib_batteries: 'bslib_batteries.csv',
  cea_gas_boilers: 'BOILERS.csv',
  cea_gas_chp: 'COGENERATION_PLANTS.csv',
  cea_heat_pumps: 'HEAT_PUMPS.csv',
  cea_oil_boilers: 'BOILERS.csv',
  cea_pv_panels: 'PHOTOVOLTAIC_PANELS.csv',
  cea_thermal_storages: 'THERMAL_ENERGY_STORAGES.csv',
  cec_inverters: 'cec_inverters.csv',
  cec_modules: 'cec_modules_sample.csv',
  jrc_hydro_plants: 'jrc_hydro_power_plants.csv',
  keymark_heat_pumps: 'keymark_heat_pumps.csv',
  oedb_turbines: 'oedb_turbine_data.csv',
};

const { icons } = await readSchemas();
// The kinds are the same in every run, so they are compiled once.
const memory = new Memory();

const sample = (name: string) => createFile(new Uint8Array(readFileSync(`tests/fixtures/imports/${name}`)), name);

const looks = await loadKindAppearances();

function getLook(id: string): KindAppearance {
  const found = looks.find(([{ id: own }]) => own === id);
  if (!found) throw new Error(`There is no kind ${id}`);
  return found;
}

function propose(table: Awaited<ReturnType<typeof sampleTable>>): MappingDraft {
  const [first, ...others] = looks;
  if (!first) throw new Error('There are no kinds');
  return proposeMapping(table, [first, ...others]);
}

/** The fields that a known mapping takes over from one column, by the column's heading. */
function takenOver({ fields, columns }: ImportMapping): Map<string, string> {
  return new Map(
    fields.flatMap(({ field, cases: [first, ...others] }): [string, string][] => {
      const heading = first?.sort === 'column' || first?.sort === 'choice' ? columns[first.column]?.column : undefined;
      return heading !== undefined && others.length === 0 ? [[heading, field]] : [];
    }),
  );
}

/** The values of a module; its functions are tried by the rows that they read. */
function toValues(code: string): string {
  return code
    .replaceAll(/^ {2}(\w+):/gm, '"$1":')
    .replaceAll(/,\s*\}$/g, '}')
    .replaceAll(/, "calculate": \(r\) => [^}]*(?=\})/g, '');
}

describe('a mapping is proposed for a table that none knows', () => {
  it('finds most columns and kinds of the known tables again', async () => {
    const outcome = { columns: 0, found: 0, tables: 0, kinds: 0 };
    for (const { id, kind } of imports) {
      const file = FILES[id];
      const mapping = await loadImport[id]?.();
      if (!file || !mapping) continue;
      const table = await sampleTable(sample(file));
      const { columns } = proposeKind(table, getLook(kind));
      outcome.tables++;
      if (propose(table).kind === kind) outcome.kinds++;
      for (const [heading, field] of takenOver(mapping)) {
        outcome.columns++;
        if (columns.find((column) => column.heading === heading)?.field === field) outcome.found++;
      }
    }
    expect(outcome).toEqual({ columns: 35, found: 27, tables: 12, kinds: 10 });
  });

  it('reads German headings, units in them, decimal commas and semicolons', async () => {
    const table = await sampleTable(
      createFile(
        'Liste der Anlagen;;;\nHersteller;Modell;Wärmeleistung [W];COP;Lebensdauer in a\nAcme;Air 9;9200,5;3,1;20\nAcme;Air 12;12000;3,4;18\n',
        'Wärmepumpen.csv',
      ),
    );
    expect([table.delimiter, table.decimal, table.header, table.firstRow]).toEqual([';', ',', 2, 3]);
    const draft = propose(table);
    expect([draft.kind, draft.name]).toEqual(['heatpump', '{hersteller} {modell}']);
    expect(draft.columns.flatMap(({ heading, field, unit }) => (field ? [[heading, field, unit]] : []))).toEqual([
      ['Wärmeleistung [W]', 'max_heat_output', 'W'],
      ['COP', 'cop', ''],
      ['Lebensdauer in a', 'lifetime_years', 'a'],
    ]);
    const mapping = toMapping(draft, getLook('heatpump')[0]);
    const kind = await loadKind.heatpump();
    const rows = [];
    const again = 'Liste\nHersteller;Modell;Wärmeleistung [W];COP;Lebensdauer in a\nAcme;Air 9;9200,5;3,1;20\n';
    for await (const event of importFiles({ mapping, kind, files: new Map([['main', createFile(again)]]) }))
      rows.push(event);
    expect(rows).toMatchObject([
      { sort: 'component', body: { name: 'Acme Air 9', max_heat_output: 9.2005, cop: 3.1, lifetime_years: 20 } },
    ]);
  });

  // Nothing of the turbines' table is taken over unchanged.
  it.each([...new Set(Object.values(FILES))].filter((name) => !name.startsWith('oedb')))(
    'of %s is a file that codegen accepts, and compiles the same',
    async (name) => {
      const draft = {
        ...propose(await sampleTable(sample(name))),
        id: 'proposed',
        source: { title: name, licence: 'MIT', url: 'https://example.org' },
      };
      const { definition } = await loadKind[draft.kind as keyof typeof loadKind]();
      const file = toMappingFile(draft, definition);
      const { problems, files } = makeModules(
        { texts: new Map([...realTexts({}), ['schemas/imports/proposed.json', file]]), icons },
        memory,
      );
      expect(problems.map(formatProblem)).toEqual([]);
      const [, code = ''] =
        /mapping: ImportMapping = (\{[\s\S]*\});/.exec(toText(files.get('imports/proposed.ts') ?? '')) ?? [];
      expect(JSON.parse(toValues(code))).toEqual(JSON.parse(JSON.stringify(toMapping(draft, definition))));
    },
  );
});
