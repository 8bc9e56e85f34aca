import type { MergedKind } from '#codegen/mergeKind.ts';
import { readDocuments } from '#codegen/readDocuments.ts';
import { readSourceFile } from '#codegen/SourceFile.ts';

/** A kind with the fields of the documents that its `x-schema` names, by file name. */
export function documentedKind(kind: MergedKind, documents: Record<string, string>): MergedKind {
  const files = Object.entries(documents).map(([name, own]) => [name, readSourceFile(name, own).value] as const);
  return readDocuments(kind, new Map(files)).value;
}
