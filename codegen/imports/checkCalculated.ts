import { compileCondition, compileNumber } from '#codegen/compileExpression.ts';
import type { MergedKind } from '#codegen/mergeKind.ts';
import { readUnit } from '#codegen/readUnit.ts';
import { NO_UNIT } from '#model/Unit.ts';
import type { MappingFile } from './MappingFile.ts';
import type { MappingReport } from './MappingReport.ts';

/**
 * Reports problems in the expressions and units of calculated numbers, whose expressions are compiled where they are
 * used.
 */
export function checkCalculated(
  { calculated = {}, columns: named }: MappingFile,
  columns: MergedKind,
  report: MappingReport,
): void {
  for (const [id, { value, unit, when }] of Object.entries(calculated)) {
    const path = ['calculated', id];
    if (Object.hasOwn(named, id)) report.at(path, `"${id}" is the name of a column.`, 'Choose another name.');
    const read = unit === undefined ? { unit: NO_UNIT } : readUnit(unit, columns);
    if ('fault' in read) report.inText([...path, 'unit'], read.fault);
    const condition = when === undefined ? undefined : compileCondition(when, columns, { derived: id });
    for (const fault of condition?.faults ?? []) report.inText([...path, 'when'], fault);
    const number = compileNumber(value, columns, { unit: 'unit' in read ? read.unit : NO_UNIT, when, derived: id });
    if ('unit' in read) for (const fault of number.faults) report.inText([...path, 'value'], fault);
    report.use([...number.reads, ...(condition?.reads ?? [])]);
  }
}
