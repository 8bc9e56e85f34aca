import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import type { JobReport } from '#features/import/job/ImportJob.ts';
import { serveJob } from '#features/import/job/serveJob.ts';
import { imports } from '#generated/imports.ts';
import { loadKind, subclasses } from '#generated/kinds.ts';
import { toAssumed } from '#library/assumptions/toAssumed.ts';
import { assumptionSheets } from '#model/assumptionSheets.ts';
import { changePlan } from '#model/imports/changePlan.ts';
import { EMPTY_PLAN } from '#model/imports/ImportPlan.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { planBody } from '#model/imports/planBody.ts';
import { isSent } from '#model/imports/rowStatus.ts';
import { writeXlsx } from '#model/sheetXlsx.ts';
import { startLibrary } from './list/startLibrary.ts';
import { machine } from './machine.ts';
import { markdownTable } from './markdownTable.ts';
import { median } from './median.ts';
import type { Api } from './servePages.ts';

const SAMPLE = 'tests/fixtures/imports/keymark_heat_pumps.csv';
const MAPPING = 'keymark_heat_pumps';
const ROWS = 4435;
const COMPONENTS = 30;
/** The number of components that one call of the app stores. */
const SLICE = 200;
const ROUNDS = 5;

/**
 * Measures the preview and the storing of 4,435 heat pumps and the assumptions sheet of 30 components of all kinds,
 * beside a bare parse of the same table; prints Markdown.
 */
export async function importing(): Promise<void> {
  const ending: (() => Promise<void>)[] = [];
  try {
    const library = await startLibrary(0, (end) => ending.push(end));
    const times = { floor: [] as number[], preview: [] as number[], store: [] as number[], sheet: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      const text = createTable(round);
      times.floor.push(await time(async () => Papa.parse(text)));
      let rows: PlannedRow[] = [];
      times.preview.push(await time(async () => (rows = await preview(text))));
      times.store.push(await time(() => store(library, rows)));
      const components = await createComponents(library, round);
      times.sheet.push(await time(() => createSheet(library, components)));
    }
    print(times);
  } finally {
    for (const end of ending.reverse()) await end();
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** The rows of the sample over and over, with other names in each round. */
function createTable(round: number): string {
  const { data } = Papa.parse<string[]>(readFileSync(SAMPLE, 'utf8'), { skipEmptyLines: true });
  const [headings = [], ...rows] = data;
  const model = headings.indexOf('Model');
  const repeated = Array.from({ length: ROWS }, (_, index) =>
    (rows[index % rows.length] ?? []).map((cell, at) => (at === model ? `M ${round}-${index}` : cell)),
  );
  return Papa.unparse([headings, ...repeated]);
}

/** Recognises and reads a table as the import page does. */
async function preview(text: string): Promise<PlannedRow[]> {
  const file = new File([text], 'heat_pumps.csv');
  const reports: JobReport[] = [];
  await serveJob({ type: 'recognise', files: [file] }, (report) => reports.push(report));
  await serveJob({ type: 'read', mapping: MAPPING, files: new Map([['main', file]]) }, (report) =>
    reports.push(report),
  );
  const rows = reports.flatMap((report) => (report.type === 'rows' ? report.rows : []));
  if (rows.length !== ROWS) throw new Error(`${rows.length} rows were read instead of ${ROWS}`);
  return rows;
}

async function store(library: Api, rows: readonly PlannedRow[]): Promise<void> {
  const summary = imports.find(({ id }) => id === MAPPING);
  const subclass = subclasses.find((one) => one === summary?.kind);
  if (!summary || !subclass) throw new Error(`There is no mapping ${MAPPING}`);
  const kind = await loadKind[subclass]();
  const read = changePlan(EMPTY_PLAN, { type: 'read', rows }, kind);
  const plan = changePlan(changePlan(read, { type: 'shortened' }, kind), { type: 'distinguished' }, kind);
  const origin = { set: summary.id, source: summary.source, definition: kind.definition };
  const bodies = plan.rows.filter(isSent).map((row) => planBody(row, origin));
  for (let at = 0; at < bodies.length; at += SLICE) {
    const { results } = await call(library, 'POST', '/imports/', { components: bodies.slice(at, at + SLICE) });
    if (!Array.isArray(results) || results.some(({ id }) => id === null)) throw new Error('A heat pump was refused');
  }
}

async function createComponents(library: Api, round: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < COMPONENTS; index++) {
    const subclass = subclasses[index % subclasses.length];
    const made = await call(library, 'POST', `/components/${subclass}/`, { name: `Sheet ${round}-${index}` });
    ids.push(`/components/${subclass}/${String(made.id)}/`);
  }
  return ids;
}

/** Reads the components and makes the workbook of their assumptions. */
async function createSheet(library: Api, paths: readonly string[]): Promise<void> {
  const records = await Promise.all(
    paths.map(async (path) => {
      const body = await call(library, 'GET', path);
      const subclass = subclasses.find((one) => one === body.subclass);
      if (!subclass) throw new Error(`${path} is of no known kind`);
      // The server answers with the component that the contract describes.
      return toAssumed(await loadKind[subclass](), body as unknown as Parameters<typeof toAssumed>[1]);
    }),
  );
  await writeXlsx(assumptionSheets(records));
}

async function call(library: Api, method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${library.url}/api/v2${path}`, {
    method,
    headers: { authorization: `Bearer ${library.token()}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

function print(times: Record<'floor' | 'preview' | 'store' | 'sheet', number[]>): void {
  const floor = median(times.floor);
  const row = (what: string, own: readonly number[], target = '') => [
    what,
    `${median(own).toFixed(0)} ms`,
    `${Math.min(...own).toFixed(0)} to ${Math.max(...own).toFixed(0)}`,
    (median(own) / floor).toFixed(1),
    target,
  ];
  console.log(`${machine()}\n${ROUNDS} rounds, medians; the embedded store, over HTTP.\n`);
  console.log(
    markdownTable([
      ['', 'Median', 'Range', 'Ratio to floor', 'Target'],
      row(`Preview of ${ROWS.toLocaleString('en')} heat pumps`, times.preview),
      row('Storing them', times.store, 'under 10 s'),
      row(`Assumptions of ${COMPONENTS} components, read and written as a workbook`, times.sheet, 'under 1 s'),
      row('Floor: the table parsed into cells', times.floor),
    ]),
  );
}
