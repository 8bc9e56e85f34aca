import { imports, loadImport } from '#generated/imports.ts';
import { loadKind, type Subclass, subclasses } from '#generated/kinds.ts';
import { findLoneCurve } from '#model/imports/findLoneCurve.ts';
import type { FaultPlace } from '#model/imports/ImportedRow.ts';
import type { ImportFile } from '#model/imports/ImportFile.ts';
import type { ImportMapping } from '#model/imports/ImportMapping.ts';
import { readFiles } from '#model/imports/importFiles.ts';
import type { MappingDraft } from '#model/imports/MappingDraft.ts';
import { findView, openMapping } from '#model/imports/openMapping.ts';
import type { PlannedRow } from '#model/imports/PlannedRow.ts';
import { planRow } from '#model/imports/planRow.ts';
import { proposeMapping } from '#model/imports/proposeMapping.ts';
import { proposeTable } from '#model/imports/proposeTable.ts';
import { recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { sampleTable } from '#model/imports/sampleTable.ts';
import { TableFault } from '#model/imports/TableFault.ts';
import type { SheetView } from '#model/imports/TableSample.ts';
import { toMapping } from '#model/imports/toMapping.ts';
import type { Kind } from '#model/Kind.ts';
import { findMappingFile } from './findMappingFile.ts';
import { findOwnFiles } from './findOwnFiles.ts';
import { type ImportJob, type JobReport, MOST_ROWS, type Proposal } from './ImportJob.ts';
import { loadKindAppearance, loadKindAppearances } from './loadKindAppearances.ts';
import { OpenFiles } from './OpenFiles.ts';

/** The number of rows per report. */
const PART = 500;

/**
 * Runs a job and reports its progress and results; a file that can't be read is reported as 'failed', not thrown.
 * `opened` has the files of earlier jobs.
 */
export async function serveJob(
  job: ImportJob,
  report: (report: JobReport) => void,
  opened: OpenFiles = new OpenFiles(),
): Promise<void> {
  if (job.type === 'read') return read(job, report, opened);
  try {
    report(await recognise(job, opened));
  } catch (error) {
    if (!(error instanceof TableFault)) throw error;
    report({ type: 'failed', fault: error.fault });
  }
}

async function recognise(
  { files, view }: Extract<ImportJob, { type: 'recognise' }>,
  opened: OpenFiles,
): Promise<JobReport> {
  const [first, ...others] = files;
  const proposal =
    (await openChosen(files, view, opened)) ??
    (view && first ? await propose(first, others, { view, opened }) : undefined);
  if (proposal) return { type: 'recognised', found: [], own: undefined, proposal };
  const slices = new Map(files.map((file) => [opened.open(file), file]));
  const found = await recogniseFiles([...slices.keys()], imports);
  const own = found.length > 0 ? undefined : await findOwnFiles(files);
  const isUnknown = found.length === 0 && own === undefined && first !== undefined;
  return {
    type: 'recognised',
    found: found.map(({ summary, files: tables, further = [] }) => ({
      id: summary.id,
      files: new Map([...tables].flatMap(([table, slice]) => pair(table, slices.get(slice)))),
      further: further.flatMap((slice) => slices.get(slice) ?? []),
      unread: listUnread(slices, [...tables.values(), ...further]),
    })),
    own,
    proposal: isUnknown ? await propose(first, others, { opened }) : undefined,
  };
}

/** Applies the mapping file among the files to the first of the others. */
async function openChosen(
  files: readonly File[],
  view: SheetView | undefined,
  opened: OpenFiles,
): Promise<Proposal | undefined> {
  const chosen = await findMappingFile(files);
  if (!chosen) return undefined;
  const { name, mapping, others } = chosen;
  const subclass = subclasses.find((one) => one === mapping.kind);
  if (!subclass)
    throw new TableFault(
      { file: name },
      `is for "${mapping.kind}", a kind that does not exist here.`,
      'Choose another mapping.',
    );
  const [file, ...unread] = others;
  const kind = await loadKindAppearance(subclass);
  const sample = findLoneCurve(await sampleTable(opened.open(file), view ?? findView(mapping)), [kind]);
  const { draft, ...rest } = openMapping(mapping, sample, kind);
  return { sample, draft, opened: { name, ...rest }, file, unread: unread.map((one) => one.name) };
}

async function propose(
  file: File,
  unread: readonly File[],
  { view, opened }: { view?: SheetView; opened: OpenFiles },
): Promise<Proposal> {
  const [first, ...further] = await loadKindAppearances();
  if (!first) throw new Error('There are no kinds');
  const kinds = [first, ...further] as const;
  const table = opened.open(file);
  const taken = imports.map(({ id }) => id);
  const others = { file, unread: unread.map(({ name }) => name) };
  if (view?.transposed === undefined)
    return { ...others, ...(await proposeTable(table, kinds, { sheet: view?.sheet, taken })) };
  const sample = findLoneCurve(await sampleTable(table, view), kinds);
  return { ...others, sample, draft: proposeMapping(sample, kinds, taken) };
}

function listUnread(all: ReadonlyMap<ImportFile, File>, read: readonly ImportFile[]): string[] {
  return [...all.keys()].filter((slice) => !read.includes(slice)).map(({ name }) => name);
}

function pair(table: string, file: File | undefined): [string, File][] {
  return file ? [[table, file]] : [];
}

async function read(
  { mapping: id, files: given, further: others = [] }: Extract<ImportJob, { type: 'read' }>,
  report: (report: JobReport) => void,
  opened: OpenFiles,
): Promise<void> {
  const { mapping, kind } = typeof id === 'string' ? await findMapping(id) : await compile(id);
  let total = 0;
  let done = 0;
  const count = (bytes: number) => {
    done += bytes;
    report({ type: 'progress', done: Math.min(done, total), total });
  };
  const files = new Map([...given].map(([table, file]) => [table, opened.open(file, count)]));
  const further = others.map((file) => opened.open(file, count));
  for (const { size, encoding } of [...files.values(), ...further]) {
    // A file is read once for its rows, a JSON document also for its paths, and any unless its encoding is known.
    const times = (mapping.table.format === 'json' ? 2 : 1) + (encoding ? 0 : 1);
    total += times * size;
  }
  let rows: PlannedRow[] = [];
  let sent = 0;
  const send = () => {
    if (rows.length > 0) report({ type: 'rows', rows });
    sent += rows.length;
    rows = [];
  };
  for await (const event of readFiles({ mapping, files, further })) {
    if (event.sort === 'file') return report({ type: 'failed', fault: event.fault });
    if (event.sort === 'notice') {
      report({ type: 'notice', fault: event.fault });
      continue;
    }
    if (sent + rows.length === MOST_ROWS) {
      report({ type: 'notice', fault: tooMany(event.place) });
      break;
    }
    rows.push(planRow({ mapping, kind, row: event.row, place: event.place }));
    if (rows.length === PART) send();
  }
  send();
  report({ type: 'done' });
}

async function findMapping(id: string): Promise<Compiled> {
  const mapping = await loadImport[id]?.();
  if (!mapping) throw new Error(`There is no mapping "${id}"`);
  // Codegen has checked that the kind exists.
  return { mapping, kind: await loadKind[mapping.kind as Subclass]() };
}

async function compile(draft: MappingDraft): Promise<Compiled> {
  // The draft's kind was chosen from the existing ones.
  const kind = await loadKind[draft.kind as Subclass]();
  return { mapping: toMapping(draft, kind.definition), kind };
}

interface Compiled {
  mapping: ImportMapping;
  kind: Kind;
}

function tooMany(place: FaultPlace) {
  return {
    place,
    reason: `and the rows after it were not read: at most ${MOST_ROWS.toLocaleString('en')} rows are reviewed at once.`,
    fix: 'Split the file, and import the rest afterwards.',
  };
}
