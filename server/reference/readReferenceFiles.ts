import { imports, loadImport } from '#generated/imports.ts';
import type { FieldValues } from '#model/FormDefinition.ts';
import { faultText } from '#model/imports/faults.ts';
import type { ImportFile } from '#model/imports/ImportFile.ts';
import { importFiles } from '#model/imports/importFiles.ts';
import { type Recognised, recogniseFiles } from '#model/imports/recogniseFiles.ts';
import { toSources } from '#model/imports/toSources.ts';
import { isRecord } from '#model/isRecord.ts';
import type { Kinds } from '#server/kinds.ts';
import { Refused } from '#server/Refused.ts';
import { openImportFiles } from './openImportFiles.ts';
import type { ReferenceFile } from './ReferenceFile.ts';

interface Reading {
  kinds: Kinds;
  /** The id of the mapping to use if several match. */
  mapping?: string | undefined;
}

/** A set that files hold, and a line for each row that was left out. */
export interface ReadSet {
  file: ReferenceFile;
  faults: string[];
  /** How many rows the mapping skips on purpose. */
  skipped: number;
}

/**
 * Reads the sets in some files: tables that mappings of schemas/imports recognise, or one set written as JSON. Throws
 * `Refused` if no mapping matches or a file is faulty.
 */
export async function readReferenceFiles(paths: readonly string[], { kinds, mapping }: Reading): Promise<ReadSet[]> {
  const handles = await openImportFiles(paths);
  try {
    const files = handles.map(({ file }) => file);
    const [only] = files;
    const own = only && files.length === 1 && mapping === undefined ? await readOwn(only) : undefined;
    if (own) return [{ file: own, faults: [], skipped: 0 }];
    const fitting = await recogniseFiles(files, imports);
    const chosen = fitting.filter(({ summary }) => mapping === undefined || summary.id === mapping);
    if (chosen.length === 0) throw new Refused(noneText(mapping));
    const sets: ReadSet[] = [];
    for (const one of chosen) sets.push(await readTables(one, kinds));
    return sets;
  } finally {
    await Promise.all(handles.map(({ close }) => close()));
  }
}

async function readTables({ summary, files, further = [] }: Recognised, kinds: Kinds): Promise<ReadSet> {
  const { id: name, title, kind: subclass, source } = summary;
  const mapping = await loadImport[name]?.();
  const kind = kinds.get(subclass);
  if (!mapping || !kind) throw new Refused(`${name} makes components of ${subclass}, which this server does not have`);
  const entries: FieldValues[] = [];
  const faults: string[] = [];
  let skipped = 0;
  for await (const event of importFiles({ mapping, kind, files, further })) {
    if (event.sort === 'component') {
      entries.push({ ...event.body, sources: toSources(event.source, kind.definition) });
    } else if (event.sort === 'faulty') faults.push(...event.faults.map(faultText));
    else if (event.sort === 'file') throw new Refused(faultText(event.fault));
    else if (event.sort === 'skipped') skipped++;
  }
  const { licence, url, citation, version: edition } = source;
  return {
    file: { name, title, subclass, source: source.title, licence, url, citation, edition, entries },
    faults,
    skipped,
  };
}

/** Reads a set in this server's JSON format; returns undefined for any other file. */
async function readOwn(file: ImportFile): Promise<ReferenceFile | undefined> {
  if (!file.name.toLowerCase().endsWith('.json')) return undefined;
  let document: unknown;
  try {
    document = JSON.parse(Buffer.from(await file.read(0, file.size)).toString());
  } catch (error) {
    throw new Refused(`${file.name} is not JSON`, { cause: error });
  }
  if (!isRecord(document) || !Array.isArray(document.entries)) return undefined;
  const missing = NEEDED.filter((word) => typeof document[word] !== 'string' || document[word] === '');
  if (missing.length > 0) throw new Refused(`${file.name} needs ${missing.join(', ')} besides its entries`);
  const faulty = document.entries.findIndex((entry) => !isRecord(entry));
  if (faulty !== -1) throw new Refused(`${file.name}: entry ${faulty + 1} is not a component`);
  // Required properties were checked; each component is validated like one that a client sends.
  return document as unknown as ReferenceFile;
}

const NEEDED = ['name', 'title', 'subclass', 'source', 'licence'];

function noneText(wanted: string | undefined): string {
  const known = imports.map(({ id }) => id).join(', ');
  const fits = wanted === undefined ? 'No mapping of schemas/imports fits' : `"${wanted}" does not fit`;
  return `${fits} the headings. There are ${known}.`;
}
