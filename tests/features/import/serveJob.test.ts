import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ImportJob, JobReport } from '#features/import/job/ImportJob.ts';
import { OpenFiles } from '#features/import/job/OpenFiles.ts';
import { serveJob } from '#features/import/job/serveJob.ts';
import type { DecimalMark } from '#model/imports/ImportMapping.ts';
import { createWorkbook } from '../../fixtures/createWorkbook.ts';

async function collectReports(job: ImportJob): Promise<JobReport[]> {
  const reports: JobReport[] = [];
  await serveJob(job, (report) => reports.push(report));
  return reports;
}

const sample = (name: string) => new File([readFileSync(`tests/fixtures/imports/${name}`)], name);
const text = (name: string, content: string) => new File([content], name);

describe('the reader of dropped files', () => {
  it('recognises known tables, also by a second file', async () => {
    const [known] = await collectReports({ type: 'recognise', files: [sample('BOILERS.csv')] });
    expect(known).toMatchObject({ type: 'recognised', found: [{ id: 'cea_gas_boilers' }, { id: 'cea_oil_boilers' }] });
    const [both] = await collectReports({
      type: 'recognise',
      files: [sample('oedb_power_curves.csv'), sample('oedb_turbine_data.csv')],
    });
    const tables = both?.type === 'recognised' ? [...(both.found[0]?.files ?? [])] : [];
    expect(tables.map(([table, { name }]) => [table, name])).toEqual([
      ['main', 'oedb_turbine_data.csv'],
      ['curves', 'oedb_power_curves.csv'],
    ]);
  });

  it.each([
    ['components', '[{"subclass":"wind","name":"A"}]'],
    ['project', '{"format":"q-system-project","version":1,"project":{"name":"A"},"components":[]}'],
  ])('leads exported %s to their own page', async (own, content) => {
    const [report] = await collectReports({ type: 'recognise', files: [text('export.json', content)] });
    expect(report).toMatchObject({ found: [], own });
  });

  describe('applies a mapping that is chosen with a table', () => {
    const mapping = (own = {}) =>
      text(
        'pumps.json',
        JSON.stringify({
          ...{ $id: 'pumps', kind: 'heatpump', columns: { model: { column: 'Model', type: 'text' } } },
          ...{ name: { text: '{model}' }, fields: {}, ...own },
        }),
      );
    const table = text('pumps.csv', 'Model;COP\nA;3\n');

    it('to that, and to no other file', async () => {
      const files = [mapping(), table, text('fans.csv', 'Model;COP\nB;4\n')];
      const [report] = await collectReports({ type: 'recognise', files });
      expect(report).toMatchObject({
        ...{ type: 'recognised', found: [], own: undefined },
        proposal: {
          draft: { id: 'pumps', kind: 'heatpump', name: '{model}' },
          opened: { name: 'pumps.json', missing: [], differing: [], beyond: [] },
          unread: ['fans.csv'],
        },
      });
    });

    it.each<[what: string, files: File[], reason: string]>([
      ['it is alone', [mapping()], 'is a mapping, not a table.'],
      ['there are two', [mapping(), mapping(), table], 'and pumps.json are both mappings.'],
      ['its kind is unknown', [mapping({ kind: 'fan' }), table], 'is for "fan", a kind that does not exist here.'],
    ])('unless %s', async (_what, files, reason) => {
      const [report] = await collectReports({ type: 'recognise', files });
      expect(report).toMatchObject({ type: 'failed', fault: { place: { file: 'pumps.json' }, reason } });
    });
  });

  describe('reads the sheets of a workbook', () => {
    const content = createWorkbook({
      Cover: [['Heat pumps']],
      Pumps: [
        ['Model', 'COP'],
        ['A', 3.1],
      ],
      Fans: [
        ['Fan', 'COP'],
        ['B', 4],
      ],
    });
    const book = new File([new Uint8Array(content)], 'book.xlsx');
    it('only once, however many of them are proposed and read', async () => {
      const opened = new OpenFiles();
      const run = async (job: ImportJob) => {
        const reports: JobReport[] = [];
        await serveJob(job, (report) => reports.push(report), opened);
        return { reports, sheets: opened.open(book).sheets };
      };
      const first = await run({ type: 'recognise', files: [book] });
      expect(first.sheets).toBeInstanceOf(Promise);
      const [report] = first.reports;
      const mapping = report?.type === 'recognised' && report.proposal ? report.proposal.draft : '';
      const fans = await run({ type: 'recognise', files: [book], view: { sheet: 'Fans' } });
      const read = await run({ type: 'read', mapping, files: new Map([['main', book]]) });
      expect(read.reports.map(({ type }) => type)).toContain('rows');
      expect([fans.sheets, read.sheets].map((sheets) => sheets === first.sheets)).toEqual([true, true]);
    });

    const proposed = async (files: File[], sheet?: string) => {
      const [report] = await collectReports({
        type: 'recognise',
        files,
        ...(sheet === undefined ? {} : { view: { sheet } }),
      });
      if (report?.type !== 'recognised' || !report.proposal) return report;
      const { sample: table, draft, opened, unread } = report.proposal;
      const headings = table.columns.map(({ heading }) => heading);
      return { sheet: draft.table.sheet, headings, opened: opened?.name, beyond: opened?.beyond, unread };
    };
    const other = text('fans.csv', 'Model;COP\nB;4\n');
    const mapping = text(
      'fans.json',
      JSON.stringify({
        ...{ $id: 'fans', kind: 'heatpump', table: { format: 'xlsx', sheet: 'Fans' } },
        ...{ columns: { fan: { column: 'Fan', type: 'text' } }, name: { text: '{fan}' }, fields: {} },
      }),
    );

    it('proposing a mapping for the first table, or for the sheet that is chosen', async () => {
      const common = { opened: undefined, beyond: undefined, unread: ['fans.csv'] };
      const [pumps, fans] = [
        ['Model', 'COP'],
        ['Fan', 'COP'],
      ];
      expect(await proposed([book, other])).toEqual({ sheet: 'Pumps', headings: pumps, ...common });
      expect(await proposed([book, other], 'Fans')).toEqual({ sheet: 'Fans', headings: fans, ...common });
    });

    it('applying a mapping to its own sheet, or to the one that is chosen', async () => {
      const common = { opened: 'fans.json', unread: [] };
      expect(await proposed([mapping, book])).toMatchObject({ sheet: 'Fans', beyond: [], ...common });
      expect(await proposed([mapping, book], 'Pumps')).toMatchObject({
        ...{ sheet: 'Pumps', beyond: ['table.sheet'], ...common },
      });
    });

    it('applying a mapping to its sheet also where that is the first one', async () => {
      const first = new File([new Uint8Array(createWorkbook({ Fans: [['Fan'], ['B']], Notes: [['x']] }))], 'fans.xlsx');
      expect(await proposed([mapping, first])).toMatchObject({ sheet: 'Fans', beyond: [] });
    });

    it('and says that a sheet holds nothing', async () => {
      expect(await proposed([book], 'Prices')).toMatchObject({
        ...{ type: 'failed', fault: { reason: 'has no sheet “Prices”.' } },
      });
    });

    it('and the rows of the chosen one', async () => {
      const [report] = await collectReports({ type: 'recognise', files: [book], view: { sheet: 'Fans' } });
      const draft = report?.type === 'recognised' ? report.proposal?.draft : undefined;
      if (!draft) throw new Error('Nothing is proposed');
      const named = { ...draft, kind: 'heatpump', name: '{fan}' };
      const files = new Map([['main', book]]);
      const rows = (await collectReports({ type: 'read', mapping: named, files })).flatMap((one) =>
        one.type === 'rows' ? one.rows.map(({ full }) => full) : [],
      );
      expect(rows).toEqual(['B']);
    });
  });

  it('names the files that it does not read', async () => {
    const chosen = async (...files: File[]) => {
      const [report] = await collectReports({ type: 'recognise', files });
      if (report?.type !== 'recognised') throw new Error('Nothing is recognised');
      return [...report.found.map(({ id, unread }) => [id, unread]), report.proposal?.unread];
    };
    const [pumps, fans] = [text('pumps.csv', 'Model;COP\nA;3\n'), text('fans.csv', 'Model;COP\nB;4\n')];
    expect(await chosen(pumps, fans)).toEqual([['fans.csv']]);
    const known = sample('keymark_heat_pumps.csv');
    expect(await chosen(pumps, known)).toEqual([['keymark_heat_pumps', ['pumps.csv']], undefined]);
    const editions = [known, new File([readFileSync('tests/fixtures/imports/keymark_heat_pumps.csv')], '2027.csv')];
    expect(await chosen(...editions)).toEqual([['keymark_heat_pumps', ['2027.csv']], undefined]);
    const curves = sample('oedb_power_curves.csv');
    expect(await chosen(curves, sample('oedb_turbine_data.csv'))).toEqual([['oedb_turbines', []], undefined]);
  });

  it('reads several files of one table, where each holds a component', async () => {
    const document = (name: string) => new File([readFileSync(`tests/documents/${name}`)], name);
    const files = [document('generic-120-3.json'), document('generic-274-20.json'), text('pumps.csv', 'Model;COP\n')];
    const [report] = await collectReports({ type: 'recognise', files });
    const found = report?.type === 'recognised' ? report.found[0] : undefined;
    expect(found?.unread).toEqual(['pumps.csv']);
    if (!found) return;
    const { id: mapping, files: tables, further } = found;
    const reports = await collectReports({ type: 'read', mapping, files: tables, further });
    const rows = reports.flatMap((one) => (one.type === 'rows' ? one.rows : []));
    expect(rows.map(({ full }) => full)).toEqual(['Generic Turbines GT 3.45-120', 'Generic Turbines GT 20.0-274']);
    const progress = reports.flatMap((one) => (one.type === 'progress' ? one.done / one.total : []));
    expect(Math.max(...progress)).toBeLessThanOrEqual(1);
  });

  it('takes a file of speeds and powers as one turbine', async () => {
    const file = text('E-82.csv', 'Wind speed [m/s];Power [kW]\n0;0\n3;25\n12;2000\n25;2050\n');
    const [report] = await collectReports({ type: 'recognise', files: [file] });
    const draft = report?.type === 'recognised' ? report.proposal?.draft : undefined;
    expect(draft).toMatchObject({ kind: 'wind', name: '{file}', table: { group: '*' } });
    if (!draft) return;
    const reports = await collectReports({ type: 'read', mapping: draft, files: new Map([['main', file]]) });
    const rows = reports.flatMap((one) => (one.type === 'rows' ? one.rows : []));
    expect(rows).toMatchObject([{ full: 'E-82', values: { pc3: 25, pc12: 2000, pc25: 2050, pc26: 0 }, faults: [] }]);
  });

  it('asks for the kind of costs of many technologies', async () => {
    const lines = [
      'technology,parameter,value,unit',
      ...['nuclear,investment,7000,EUR/kW', 'nuclear,lifetime,45,years', 'nuclear,efficiency,0.33,per unit'],
      ...['solar,investment,500,EUR/kW_e', 'solar,lifetime,40,years', 'CCGT,efficiency,0.58,per unit'],
      ...['battery inverter,efficiency,0.96,per unit', 'diesel genset,investment,600,EUR/kW'],
    ];
    const [report] = await collectReports({ type: 'recognise', files: [text('costs_2030.csv', lines.join('\n'))] });
    expect(report?.type === 'recognised' && report.proposal?.draft.isUnsure).toBe(true);
  });

  it('proposes a mapping for a table that none knows, and reads it by that', async () => {
    const file = text('pumps.tsv', 'Model\tCOP\nAir 9\t3.1\nAir 12\tx\n');
    const [report] = await collectReports({ type: 'recognise', files: [file] });
    const draft = report?.type === 'recognised' ? report.proposal?.draft : undefined;
    expect(draft).toMatchObject({ kind: 'heatpump', name: '{model}', table: { delimiter: '\t' } });
    if (!draft) return;
    const reports = await collectReports({ type: 'read', mapping: draft, files: new Map([['main', file]]) });
    const rows = reports.flatMap((one) => (one.type === 'rows' ? one.rows : []));
    expect(rows).toMatchObject([
      { full: 'Air 9', values: { cop: 3.1 }, faults: [] },
      { full: 'Air 12', values: {}, faults: [{ field: 'cop', reason: 'COP "x" is not a number.' }] },
    ]);
    expect(reports.at(-1)).toEqual({ type: 'done' });
  });

  it.each([
    ['Model,Heat output [W],COP\nA,"9,200",3.1\nB,"12,500",3.4\n', 'Heat output [W] "9,200" is not a number.'],
    ['Model;Heat output [W];COP\nA;9.200;3,1\nB;12.500;3,4\n', 'Heat output [W] "9.200" is not a number.'],
  ])('never divides a number by 1000, as in %j', async (content, reason) => {
    const file = text('pumps.csv', content);
    const [report] = await collectReports({ type: 'recognise', files: [file] });
    const draft = report?.type === 'recognised' ? report.proposal?.draft : undefined;
    if (!draft) throw new Error('Nothing is proposed');
    const read = async (decimal: DecimalMark) => {
      const mapping = { ...draft, table: { ...draft.table, decimal } };
      const reports = await collectReports({ type: 'read', mapping, files: new Map([['main', file]]) });
      return reports.flatMap((one) => (one.type === 'rows' ? one.rows : []))[0];
    };
    expect(await read(draft.table.decimal)).toMatchObject({ values: { cop: 3.1 }, faults: [{ reason }] });
    // The person may say what the marks are.
    const mark = content.includes(';') ? '1.234,5' : '1,234.5';
    expect(await read(mark)).toMatchObject({ values: { max_heat_output: 9.2, cop: 3.1 }, faults: [] });
  });

  it('reads the units of a JSON document with one value a record', async () => {
    const records = [
      { technology: 'Boiler', parameter: 'Rated power', value: 2, unit: 'MW' },
      { technology: 'Boiler', parameter: 'Lifetime', value: 20, unit: 'years' },
      { technology: 'Small boiler', parameter: 'Rated power', value: 900, unit: 'kW' },
      { technology: 'Small boiler', parameter: 'Lifetime', value: 15, unit: 'years' },
    ];
    const file = text('gas boilers.json', JSON.stringify(records));
    const [report] = await collectReports({ type: 'recognise', files: [file] });
    const draft = report?.type === 'recognised' ? report.proposal?.draft : undefined;
    if (!draft) throw new Error('Nothing is proposed');
    const power = draft.columns.find(({ heading }) => heading === 'Rated power');
    expect(power).toMatchObject({ unit: 'MW', field: expect.any(String) });
    const reports = await collectReports({ type: 'read', mapping: draft, files: new Map([['main', file]]) });
    const rows = reports.flatMap((one) => (one.type === 'rows' ? one.rows : []));
    expect(rows.map(({ values }) => values[power?.field ?? ''])).toEqual([2000, 900]);
  });

  it('reads rows at fault as far as they can be read, and says how far it is', async () => {
    const files = new Map([['main', sample('keymark_heat_pumps.csv')]]);
    const reports = await collectReports({ type: 'read', mapping: 'keymark_heat_pumps', files });
    const rows = reports.flatMap((one) => (one.type === 'rows' ? one.rows : []));
    expect(rows).toHaveLength(9);
    expect(rows.filter(({ faults }) => faults.length > 0).map(({ place }) => place.row)).toEqual([9, 10]);
    expect(rows[7]?.values.cop).toBeTypeOf('number');
    const progress = reports.flatMap((one) => (one.type === 'progress' ? one.done / one.total : []));
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBeLessThanOrEqual(1);
  });

  it.each([
    ['empty.csv', '', 'is empty.'],
    ['broken.json', '{"a": ', 'is not JSON.'],
  ])('says what keeps %s from being read', async (name, content, reason) => {
    const reports = await collectReports({ type: 'recognise', files: [text(name, content)] });
    expect(reports).toMatchObject([{ type: 'failed', fault: { place: { file: name }, reason } }]);
  });
});
