import type { ConditionDefinition, RecordShape } from '#model/FormDefinition.ts';
import type { JsonSchema } from '#model/fieldSchema.ts';
import { isRecord } from '#model/isRecord.ts';
import { toPath } from './checkShape.ts';
import { didYouMean } from './didYouMean.ts';
import { findSchemaFaults } from './findSchemaFaults.ts';
import { graftDocument } from './graftDocument.ts';
import type { FieldSchema } from './KindFile.ts';
import type { Merged, MergedKind } from './mergeKind.ts';
import type { Outcome, Problem } from './Problem.ts';
import { readJsonSchema } from './readJsonSchema.ts';
import type { SourceFile } from './SourceFile.ts';
import { shareTables } from './shareTables.ts';

/** The document in a field of a kind. */
export interface KindDocument {
  /** Its JSON Schema as written in the file. */
  schema: JsonSchema;
  /** Its fields and objects, named as parts of the field that holds it. */
  shape: RecordShape;
  conditions: ConditionDefinition[];
}

/** The files of schemas/documents/ by name; undefined for those that can't be read, which is reported elsewhere. */
export type DocumentFiles = ReadonlyMap<string, SourceFile | undefined>;

/**
 * Returns the kind with the documents of its fields; reports keywords beside `x-schema` that don't apply, and faults of
 * the files.
 */
export function readDocuments(kind: MergedKind, files: DocumentFiles): Outcome<MergedKind> {
  const documents = new Map<string, KindDocument>();
  const problems: Problem[] = [];
  for (const [name, field] of kind.fields) {
    const file = field.schema['x-schema'];
    if (file === undefined || name.includes('/')) continue;
    const { value, problems: own } = readDocument({ name, file, field }, files);
    problems.push(...own);
    if (value) documents.set(name, value);
  }
  return { value: { ...kind, documents }, problems };
}

interface Stated {
  name: string;
  file: string;
  field: Merged<FieldSchema>;
}

function readDocument({ name, file, field }: Stated, files: DocumentFiles): Outcome<KindDocument | undefined> {
  const { source, path } = field.origin;
  if (!files.has(file)) {
    const known = [...files.keys()];
    const fix = didYouMean(file, known) ?? `Put it there${known.length > 0 ? `, or use ${known.join(', ')}` : ''}.`;
    const message = `there is no file "${file}" in schemas/documents/ for "${name}".`;
    return { value: undefined, problems: [source.problemAt([...path, 'x-schema'], message, fix)] };
  }
  const document = files.get(file);
  if (!document) return { value: undefined, problems: [] };
  const { problemAt, value: schema } = document;
  const inFile = findSchemaFaults(document);
  if (inFile.length > 0 || !isRecord(schema)) return { value: undefined, problems: inFile };
  const read = readJsonSchema(schema, { id: file });
  return {
    value: { schema, ...graftDocument(name, field.schema, { ...read, definition: shareTables(read.definition) }) },
    problems: read.faults.map(({ pointer, message }) => problemAt(toPath(pointer), message)),
  };
}
