import { checkFile } from './checkFile.ts';
import { checkId } from './checkId.ts';
import type { ShapeCheck } from './checkShape.ts';
import type { SharedFile } from './KindFile.ts';
import type { Memory } from './Memory.ts';
import { COMMON, type SharedFiles } from './mergeKind.ts';
import { hasFaults, type Outcome, type Problem } from './Problem.ts';
import type { DocumentFiles } from './readDocuments.ts';
import { baseName } from './resolveRef.ts';
import { readSourceFile, type SourceFile } from './SourceFile.ts';

export const META_SCHEMA = 'schemas/kind.schema.json';
export const CONTRACT = 'schemas/openapi.yaml';
export const KIND_FOLDER = 'schemas/kinds/';
/** Kinds that are generated only on request. */
export const EXAMPLE_FOLDER = 'schemas/examples/';
export const FORM_FOLDER = 'schemas/forms/';
/** The meta-schema of mapping files. */
export const IMPORT_SCHEMA = 'schemas/import.schema.json';
/** Mapping files: how published tables become components. */
export const IMPORT_FOLDER = 'schemas/imports/';
/** JSON Schemas of documents that fields hold. */
export const DOCUMENT_FOLDER = 'schemas/documents/';

/** Returns the JSON files that can be read, by path; reports each file that is broken or missing. */
export function readSources(texts: Map<string, string>, memory: Memory): Outcome<Map<string, SourceFile>> {
  const read = [...texts]
    .filter(([file]) => file.endsWith('.json'))
    .map(([file, text]) => memory.recall(`text ${file}`, [text], () => readSourceFile(file, text)));
  const whole = read.filter(({ problems }) => !hasFaults(problems)).map(({ value }) => value);
  return {
    value: new Map(whole.map((source) => [source.file, source])),
    problems: [...read.flatMap(({ problems }) => problems), ...findMissing(texts)],
  };
}

/** Returns the sources of a folder. */
export function listSources(sources: Map<string, SourceFile>, folder: string): SourceFile[] {
  return [...sources.values()].filter(({ file }) => file.startsWith(folder));
}

/** Returns the schemas of documents by file name; undefined for one that can't be read. */
export function listDocuments(texts: Map<string, string>, sources: Map<string, SourceFile>): DocumentFiles {
  const files = [...texts.keys()].filter((file) => file.startsWith(DOCUMENT_FOLDER));
  return new Map(files.map((file) => [file.slice(DOCUMENT_FOLDER.length), sources.get(file)]));
}

/**
 * Returns the shared files by name; undefined if one of them can't be read, as kinds can't be merged with only some of
 * them.
 */
export function readShared(
  texts: Map<string, string>,
  sources: Map<string, SourceFile>,
  checkShape: ShapeCheck,
): Outcome<SharedFiles | undefined> {
  const files = [...texts.keys()].filter(isSharedFile);
  const read = files.flatMap((file) => sources.get(file) ?? []);
  const checked = read.map((source) => checkFile(source, checkShape, 'shared'));
  const shared = checked.flatMap(({ rest }) => {
    if (!rest) return [];
    const { source } = rest;
    // The shape was just checked against the schema that SharedFile mirrors.
    return [[baseName(source.file), { source, file: source.value as SharedFile, rest }] as const];
  });
  const isWhole = texts.has(COMMON_FILE) && shared.length === files.length;
  const problems = [
    ...checked.flatMap(({ problems }) => problems),
    ...shared.flatMap(([, one]) => checkId(one.source)),
  ];
  return { value: isWhole ? new Map(shared) : undefined, problems };
}

/** Whether kinds may inherit parts of a file. */
export function isSharedFile(file: string): boolean {
  return /^schemas\/[^/]+\.json$/.test(file) && !isMetaSchema(file);
}

/** Whether a file is a meta-schema, which describes other files. */
export function isMetaSchema(file: string): boolean {
  return file === META_SCHEMA || file === IMPORT_SCHEMA;
}

const COMMON_FILE = `schemas/${COMMON}`;
/** Files that codegen can't do without, and what each of them contains. */
const NEEDED = {
  [META_SCHEMA]: 'what kind files may say',
  [CONTRACT]: 'all calls',
  [COMMON_FILE]: 'the fields of every component',
};

function findMissing(texts: Map<string, string>): Problem[] {
  const missing = Object.entries(NEEDED).filter(([file]) => !texts.has(file));
  return missing.map(([file, holds]) => {
    const message = `is missing; it defines ${holds}.`;
    return { file, line: 1, column: 1, message, suggestion: 'Restore it.' };
  });
}
