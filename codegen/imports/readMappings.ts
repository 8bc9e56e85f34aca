import { type ShapeCheck, shapeCheck } from '#codegen/checkShape.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import type { Memory } from '#codegen/Memory.ts';
import { compareText, type Outcome } from '#codegen/Problem.ts';
import { IMPORT_FOLDER, IMPORT_SCHEMA, listSources } from '#codegen/readSources.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import { isRecord } from '#model/isRecord.ts';
import { type CheckedMapping, checkMapping } from './checkMapping.ts';

/** Reads every mapping file of schemas/imports, checked against the kinds. */
export function readMappings(
  sources: Map<string, SourceFile>,
  { kinds, memory }: { kinds: readonly CheckedKind[]; memory: Memory },
): Outcome<CheckedMapping[]> {
  const files = listSources(sources, IMPORT_FOLDER).sort((a, b) => compareText(a.file, b.file));
  if (files.length === 0) return { value: [], problems: [] };
  const metaSource = sources.get(IMPORT_SCHEMA);
  const metaSchema = metaSource?.value;
  if (!isRecord(metaSchema)) {
    const message = 'is missing; it defines what mapping files may say.';
    return { value: [], problems: [{ file: IMPORT_SCHEMA, line: 1, column: 1, message, suggestion: 'Restore it.' }] };
  }
  const checkShape: ShapeCheck = memory.recall('import shape', [metaSource], () => shapeCheck(metaSchema));
  const byId = new Map(kinds.map((kind) => [kind.definition.id, kind]));
  const ids = [...byId.keys()].join();
  const checked = files.map((source) => {
    const { kind } = isRecord(source.value) ? source.value : {};
    const named = typeof kind === 'string' ? byId.get(kind) : undefined;
    return memory.recall(source.file, [source, checkShape, named ?? ids], () =>
      checkMapping(source, { checkShape, kinds }),
    );
  });
  return {
    value: checked.flatMap(({ value }) => value ?? []),
    problems: checked.flatMap(({ problems }) => problems),
  };
}
