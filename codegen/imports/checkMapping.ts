import { checkId } from '#codegen/checkId.ts';
import type { ShapeCheck } from '#codegen/checkShape.ts';
import { compileCondition } from '#codegen/compileExpression.ts';
import { didYouMean } from '#codegen/didYouMean.ts';
import type { CheckedKind } from '#codegen/emit.ts';
import type { Outcome } from '#codegen/Problem.ts';
import type { SourceFile } from '#codegen/SourceFile.ts';
import { FILE } from '#model/imports/readNames.ts';
import { Code } from './Code.ts';
import { checkCalculated } from './checkCalculated.ts';
import { checkColumns } from './checkColumns.ts';
import { checkText } from './checkText.ts';
import { columnKind } from './columnKind.ts';
import { compileField } from './compileField.ts';
import type { MappingFile } from './MappingFile.ts';
import { MappingReport } from './MappingReport.ts';
import { toSigns, toTable } from './toTable.ts';

/** A mapping file that has passed every check: its summary, and the mapping with its expressions compiled. */
export interface CheckedMapping {
  file: string;
  summary: { id: string } & Record<string, unknown>;
  mapping: Record<string, unknown>;
}

/** Checks a mapping file against its meta-schema and the kind that it fills, and compiles its expressions. */
export function checkMapping(
  source: SourceFile,
  { checkShape, kinds }: { checkShape: ShapeCheck; kinds: readonly CheckedKind[] },
): Outcome<CheckedMapping | undefined> {
  const inShape = [...checkShape(source), ...checkId(source)];
  if (inShape.length > 0) return { value: undefined, problems: inShape };
  // The shape was just checked against the schema that MappingFile mirrors.
  const file = source.value as MappingFile;
  const report = new MappingReport(source);
  const kind = kinds.find(({ definition }) => definition.id === file.kind);
  if (!kind) {
    report.at(
      ['kind'],
      `there is no kind "${file.kind}".`,
      didYouMean(
        file.kind,
        kinds.map(({ definition }) => definition.id),
      ),
    );
    return { value: undefined, problems: report.problems };
  }
  const { hasFaultyUnit } = checkColumns(file, kind.merged, report);
  // If a unit is faulty, the units of expressions are unknown.
  if (hasFaultyUnit) return { value: undefined, problems: report.problems };
  const columns = columnKind(file, kind.merged);
  checkCalculated(file, columns, report);
  const context = { file, kind, columns, report };
  const skip = (file.skip ?? []).map(({ when, why, fix }, index) => {
    const compiled = compileCondition(when, columns);
    for (const fault of compiled.faults) report.inText(['skip', index, 'when'], fault);
    report.use(compiled.reads);
    return { when: new Code(compiled.code), reads: compiled.reads, why, fix };
  });
  for (const [word, text] of Object.entries(file.name)) checkText(text, ['name', word], context, { also: [FILE] });
  const fields = Object.entries(file.fields).map(([name, given]) => compileField(name, given, context));
  for (const id of Object.keys(file.columns))
    if (!report.used.has(id))
      report.at(
        ['columns', id],
        `column "${id}" is read, but nothing uses it.`,
        'Use it, or name its heading in "leftOut".',
      );
  if (report.problems.length > 0) return { value: undefined, problems: report.problems };
  const { $id: id, title, source: origin, name } = file;
  const beside = Object.entries(file.beside ?? {});
  return {
    value: {
      file: source.file,
      summary: {
        id,
        title,
        kind: file.kind,
        source: origin,
        tables: Object.fromEntries([
          ['main', toSigns(file, 'main', file.table)],
          ...beside.map(([own, table]) => [own, toSigns(file, own, table)]),
        ]),
      },
      mapping: {
        id,
        title,
        kind: file.kind,
        source: origin,
        table: toTable(file, 'main', file.table),
        beside: Object.fromEntries(
          beside.map(([own, table]) => [own, { ...toTable(file, own, table), key: table.key, match: table.match }]),
        ),
        columns: Object.fromEntries(Object.entries(file.columns).map(([own, column]) => [own, toColumn(column, file)])),
        skip,
        name,
        fields,
      },
    },
    problems: [],
  };
}

function toColumn(
  { table = 'main', type = 'number', blank = [], x: _, slice: _slice, ...column }: MappingFile['columns'][string],
  file: MappingFile,
) {
  const own = table === 'main' ? file.table : file.beside?.[table];
  return {
    ...column,
    table,
    type,
    decimal: column.decimal ?? own?.decimal ?? '.',
    blank: [...(own?.blank ?? []), ...blank],
  };
}
