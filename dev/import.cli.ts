import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { didYouMean } from '#codegen/didYouMean.ts';
import { imports, loadImport } from '#generated/imports.ts';
import { loadKind, type Subclass } from '#generated/kinds.ts';
import { counted } from '#model/counted.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { faultText } from '#model/imports/faults.ts';
import { explainMisfit, findMisfit, listPassedOver } from '#model/imports/findMisfit.ts';
import type { ImportFault, SourceRecord } from '#model/imports/ImportedRow.ts';
import type { ImportFile } from '#model/imports/ImportFile.ts';
import { ImportReport } from '#model/imports/ImportReport.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { type Recognised, recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { isJson } from '#model/imports/sampleTable.ts';
import { Refused } from '#server/Refused.ts';
import { openImportFiles } from '#server/reference/openImportFiles.ts';

const USAGE = `Usage:
  npm run import -- FILE...                     shows what the files would give: counts, faults and adjustments
  npm run import -- FILE... --mapping NAME      uses this mapping of schemas/imports, where several match
  npm run import -- FILE... --out COMPONENTS    writes the components as JSON, which the import page takes
  npm run import -- FILE... --sources SOURCES   writes where each value comes from, as JSON
  npm run import -- FILE... --all               shows every fault and adjustment, not only the first of each sort

A mapping that reads several tables is given all of their files.`;

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.help) return console.log(USAGE);
  if (positionals.length === 0) return fail(USAGE);
  const opened = await openImportFiles(positionals);
  try {
    await importAll(
      opened.map(({ file }) => file),
      values,
    );
  } finally {
    for (const { close } of opened) await close();
  }
}

async function importAll(files: readonly ImportFile[], values: ReturnType<typeof readArguments>['values']) {
  const fitting = await recogniseFiles(files, imports);
  const chosen = fitting.filter(({ summary }) => values.mapping === undefined || summary.id === values.mapping);
  if (chosen.length === 0) return fail((await noneLines(files, { wanted: values.mapping, fitting })).join('\n'));
  const components: FieldValues[] = [];
  const sources: SourceRecord[] = [];
  for (const one of chosen) {
    const report = await run(one, { components, sources });
    console.log(report.lines({ isWhole: values.all === true }).join('\n'));
    if (report.isFaulty) process.exitCode = 1;
  }
  const passedOver = await listPassedOver(files, chosen);
  if (passedOver.length > 0)
    fail([`${counted(passedOver.length, 'file')} not imported:`, ...passedOver.map(toLine)].join('\n'));
  if (values.out !== undefined) writeJson(values.out, components);
  if (values.sources !== undefined) writeJson(values.sources, sources);
}

async function run(
  { summary, files, further = [] }: Recognised,
  { components, sources }: { components: FieldValues[]; sources: SourceRecord[] },
): Promise<ImportReport> {
  const load = loadImport[summary.id];
  if (!load) throw new Error(`${summary.id} is listed and can't be loaded`);
  // Codegen has checked that the kind exists.
  const [mapping, kind] = await Promise.all([load(), loadKind[summary.kind as Subclass]()]);
  const report = new ImportReport(mapping, kind.definition);
  for await (const event of importFiles({ mapping, kind, files, further })) {
    report.add(event);
    if (event.sort !== 'component') continue;
    components.push(event.body);
    sources.push(event.source);
  }
  return report;
}

/** Why no mapping, or not the wanted one, reads the files. */
async function noneLines(
  files: readonly ImportFile[],
  { wanted, fitting }: { wanted: string | undefined; fitting: readonly Recognised[] },
): Promise<string[]> {
  const ids = imports.map(({ id }) => id);
  const known = `There are ${ids.join(', ')}.`;
  const summary = imports.find(({ id }) => id === wanted);
  if (wanted !== undefined && !summary)
    return [`There is no mapping "${wanted}". ${didYouMean(wanted, ids) ?? ''} ${known}`.replace('  ', ' ')];
  const others = fitting.map(({ summary: { id } }) => id).join(', ');
  const first = summary
    ? `"${wanted}" does not fit the files${others === '' ? '' : `; ${others} would`}. ${known}`
    : `No mapping of schemas/imports fits the headings. ${known}`;
  const faults = await Promise.all(
    files.map((file) => (summary ? explainMisfit(file, summary) : findUnreadable(file))),
  );
  const lines = faults.flatMap((fault) => (fault ? toLine(fault) : []));
  if (!summary || lines.length > 0) return [first, ...lines];
  return [first, `  It reads several tables, each from its own file: ${Object.keys(summary.tables).join(', ')}.`];
}

/** Returns why a file is not a table at all; undefined if it may be one. */
async function findUnreadable(file: ImportFile): Promise<ImportFault | undefined> {
  return isJson(file) ? undefined : findMisfit(file, ANY_TABLE);
}

/** The signs that every text with delimiters and every workbook has. */
const ANY_TABLE = { format: 'csv' as const, headings: [], header: 1 };

function toLine(fault: ImportFault): string {
  return `  ${faultText(fault)}`;
}

function writeJson(path: string, list: readonly unknown[]): void {
  writeFileSync(path, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${path} was written with ${counted(list.length, 'component')}.`);
}

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      out: { type: 'string' },
      sources: { type: 'string' },
      all: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

// A reader such as `head` may close the pipe before everything is written.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await main().catch((error: unknown) => {
  if (!(error instanceof Refused)) throw error;
  fail(error.message);
});
