import { readFileSync } from 'node:fs';
import { shapeCheck } from '#codegen/checkShape.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import type { KindFile, SharedFile } from '#codegen/KindFile.ts';
import type { Outcome } from '#codegen/Problem.ts';
import type { DocumentFiles } from '#codegen/readDocuments.ts';
import { readKind } from '#codegen/readForm.ts';
import { readShared } from '#codegen/readSources.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import { toSource } from './mergedKind.ts';

/** The check of files against the real meta-schema. */
export const checkShape = shapeCheck(JSON.parse(readFileSync('schemas/kind.schema.json', 'utf8')));

export interface Beside {
  /** The shared files by name. */
  shared?: Record<string, SharedFile | object> | undefined;
  documents?: DocumentFiles;
}

/** A whole kind file with these parts, and one tab of all fields unless there are tabs. */
export function probeFile(own: Partial<KindFile> | object): object {
  const fields = 'properties' in own ? Object.keys(Object(own.properties)) : [];
  return {
    ...{ $schema: '../kind.schema.json', $id: 'probe', title: 'Probe' },
    'x-kind': { plural: 'Probes', icon: 'fan', order: 1 },
    ...(fields.length === 0
      ? {}
      : { 'x-tabs': [{ id: 'general', title: 'General', groups: [{ title: 'Data', fields }] }] }),
    ...own,
  };
}

/** Reads the kind file of these parts as codegen does, over a common.json without fields. */
export function readProbe(
  own: Partial<KindFile> | object,
  { shared = {}, documents = new Map() }: Beside = {},
): Outcome<CheckedKind | undefined> & { sources: SourceFile[] } {
  const files = { 'common.json': { $id: 'common' }, ...shared };
  const beside = Object.entries(files).map(([name, file]) => toSource(name, file));
  const sources = new Map(beside.map((source) => [source.file, source]));
  const texts = new Map(beside.map(({ file }) => [file, '']));
  const source = toSource('kinds/probe.json', probeFile(own));
  const { value: read } = readShared(texts, sources, checkShape);
  return {
    ...readKind(source, { checkShape, shared: read, icons: new Set(['fan', 'wind']), documents }),
    sources: [source, ...beside],
  };
}

/** The kind of these parts, which has no problems. */
export function checkedProbe(own: Partial<KindFile> | object, beside: Beside = {}): CheckedKind {
  const { value, problems } = readProbe(own, beside);
  if (!value || problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  return value;
}
